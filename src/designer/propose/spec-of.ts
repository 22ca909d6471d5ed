import type { Result } from '#shared/result.ts';
import { DESIGN_SPEC_VERSION, type DesignSpec } from '#spec/design-spec.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import type { ComposedDesign } from '../composed-design.ts';

/**
 * The spec of a design. @returns a problem where said measures lie beyond what the design language holds: a stone of half
 * a metre
 */
export function specOf(design: ComposedDesign, title: string, seed: number): Result<DesignSpec> {
  return parseSpec({ version: DESIGN_SPEC_VERSION, title, seed, ...design });
}
