import type { OpenDesign, OpenState } from '#designer/chat/contract.ts';
import { after, currentRevision, type Draft, lineage, type Revision } from '../journal/draft.ts';

/** A draft as a conversation speaks of it: with the states that led to what is shown. */
export function openDesignOf(draft: Draft): OpenDesign {
  const { id, brief, request, proposal } = draft;
  const { spec } = currentRevision(draft);
  const [first, ...later] = lineage(draft).toReversed().map(stateOf);
  if (first === undefined) throw new Error(`Draft ${id} has no revision`);
  const redo = after(draft)?.id;
  return {
    id,
    brief,
    request,
    role: proposal.role,
    seed: spec.seed,
    spec,
    states: [first, ...later],
    ...(redo === undefined ? {} : { redo }),
  };
}

function stateOf({ id, weighed }: Revision): OpenState {
  if (weighed === undefined) return { id };
  const { netMetalGrams, price } = weighed.sheet;
  return { id, figures: { netMetalGrams, price: { amount: price.amount, currency: price.currency } } };
}
