import type { ComposedDesign } from '../../composed-design.ts';
import { knowledgeOf } from '../registry.ts';

/**
 * How long a piece is that hangs, in mm from end to end of its cast metal and its stones: bodies, joints, fringe, bail.
 * What is bought, as a hook or a chain, is left out, as it is on the sheet.
 */
export function hangingLengthMm(design: ComposedDesign): number {
  return Object.entries(design.parts).reduce((sum, [id, part]) => sum + knowledgeOf(part).spanMm(part, design, id), 0);
}
