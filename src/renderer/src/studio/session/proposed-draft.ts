import type { Proposal } from '#workbench/messages.ts';
import { type Draft, type Weighed, withWeighed } from '../journal/draft.ts';
import type { TrayRecord } from '../journal/journal.ts';

/** The draft that a proposal begins; the proposal is its first revision. */
export function draftOf(
  proposal: Proposal,
  { brief, request, created }: Pick<TrayRecord, 'brief' | 'request' | 'created'>,
  newId: () => string,
): Draft {
  const revision = {
    id: newId(),
    parent: null,
    spec: proposal.spec,
    edit: { patch: [], origin: 'proposal', author: 'studio', time: created },
  } as const;
  return {
    id: newId(),
    brief,
    request,
    proposal: { role: proposal.role, reason: proposal.reason },
    notes: [],
    revisions: [revision],
    current: revision.id,
    created,
  };
}

/** The draft with its proposal as the workbench settled it; revisions that somebody made meanwhile stay. */
export function settledDraft(draft: Draft, proposal: Proposal, notes: readonly string[], weighed: Weighed): Draft {
  const [first, ...later] = draft.revisions;
  if (first === undefined) return draft;
  const { role, reason } = proposal;
  const revisions = [{ ...first, spec: proposal.spec }, ...later];
  return withWeighed({ ...draft, proposal: { role, reason }, notes, revisions }, first.id, weighed);
}
