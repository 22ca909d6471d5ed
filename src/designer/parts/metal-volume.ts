import type { PieceDraft } from '../piece-draft.ts';
import { knowledgeOf } from './registry.ts';

/** Metal of all parts of a draft together, in mm³. */
export function metalVolumeMm3(draft: PieceDraft): number {
  return Object.entries(draft.parts).reduce((sum, [id, part]) => sum + knowledgeOf(part).volumeMm3(part, draft, id), 0);
}
