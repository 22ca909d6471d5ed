import type { ComposedDesign } from '../composed-design.ts';
import { knowledgeOf } from './registry.ts';

/** Metal of all parts of a design together, in mm³. */
export function metalVolumeMm3(design: ComposedDesign): number {
  return Object.entries(design.parts).reduce(
    (sum, [id, part]) => sum + knowledgeOf(part).volumeMm3(part, design, id),
    0,
  );
}
