import type { Result } from '#shared/result.ts';
import { DESIGN_SPEC_VERSION, type DesignSpec } from '#spec/design-spec.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import type { PieceDraft } from '../piece-draft.ts';

/**
 * The spec of a draft. @returns a problem where said measures lie beyond what the design language holds: a stone of half
 * a metre
 */
export function specOf(draft: PieceDraft, title: string, seed: number): Result<DesignSpec> {
  return parseSpec({ version: DESIGN_SPEC_VERSION, title, seed, ...draft });
}
