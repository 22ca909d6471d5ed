import { understand } from '../../brief/understand.ts';
import { propose } from '../../propose/propose.ts';
import { proposeOptions } from '../../propose/testing/propose-options.ts';
import type { ChatRequest, OpenDesign } from '../contract.ts';

/** The designs of a brief as they lie open, called d1 to d4. */
export function openDesigns(brief: string, count = 1): readonly OpenDesign[] {
  const request = understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  const proposed = propose(request.value, proposeOptions({ count: 4 }));
  if (!proposed.ok) throw new Error(proposed.problem.message);
  return proposed.value.slice(0, count).map(({ role, spec }, index) => ({
    id: `d${index + 1}`,
    brief,
    request: request.value,
    role,
    seed: 1,
    spec,
    states: [{ id: `d${index + 1}-proposed` }],
  }));
}

/** A turn that somebody types. */
export function typed(words: string, open: readonly OpenDesign[] = []): ChatRequest {
  return { conversation: [], open, words, profile: proposeOptions().profile, isForClient: false };
}
