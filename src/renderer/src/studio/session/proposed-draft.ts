import type { RequestedLine } from '#designer/order/order-lines.ts';
import type { SettledAnswer } from '#workbench/answers.ts';
import type { Proposal } from '#workbench/proposal.ts';
import { type Draft, isAdjustable, type Revision, showing, withWeighed } from '../journal/draft.ts';
import type { TrayRecord } from '../journal/journal.ts';

/** The draft that a proposal begins; the proposal is its first revision. */
export function draftOf(
  proposal: Proposal,
  { request, line }: RequestedLine,
  { brief, created }: Pick<TrayRecord, 'brief' | 'created'>,
  newId: () => string,
): Draft {
  const revision = { id: newId(), ...proposed(proposal, created) };
  return {
    id: newId(),
    brief,
    request,
    line,
    proposal: toldOf(proposal),
    revisions: [revision],
    current: revision.id,
    created,
  };
}

/** A draft whose proposal is settled, and the revision that is. */
export interface SettledDraft {
  readonly draft: Draft;
  readonly revision: string;
}

/**
 * The draft with its proposal as the workbench settled it. An adjusted design takes the place of the one that was
 * proposed while nobody knows that; else it is laid beside it, as a revision of its own, and an edit goes on being shown.
 */
export function settledDraft(
  draft: Draft,
  { proposal, svg, sheet, findings }: SettledAnswer,
  now: () => string,
  newId: () => string,
): SettledDraft {
  const [first, ...edited] = draft.revisions;
  if (first === undefined) throw new Error(`Draft ${draft.id} has no revision`);
  const weighed = { sheet, findings };
  const isAdjusted = svg !== undefined;
  const told = toldOf(proposal);
  if (isAdjusted && !isAdjustable(draft, Date.parse(now()))) {
    const revision = { id: newId(), ...proposed(proposal, now()), parent: first.id, weighed };
    const laid = { ...draft, revisions: [...draft.revisions, revision] };
    const shown = edited.length > 0 ? laid : { ...showing(laid, revision), proposal: told };
    return { draft: shown, revision: revision.id };
  }
  const revisions = [{ ...first, spec: isAdjusted ? proposal.spec : first.spec }, ...edited];
  const settled = { ...draft, proposal: told, revisions };
  return { draft: withWeighed(settled, first.id, weighed), revision: first.id };
}

function toldOf({ role, reason, label }: Proposal): Draft['proposal'] {
  return { role, reason, ...(label !== undefined && { label }) };
}

function proposed({ spec }: Proposal, time: string): Omit<Revision, 'id'> {
  return { parent: null, spec, edit: { patch: [], origin: 'proposal', author: 'studio', time } };
}
