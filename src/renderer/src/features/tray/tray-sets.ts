import type { Role } from '#designer/proposal.ts';
import type { Draft } from '../../studio/journal/draft.ts';
import type { HeldDraft } from '../../studio/journal/journal.ts';

/** The proposals of one role: a design for each piece of the order, which is often only one. */
export interface TraySet {
  readonly role: Role;
  /** In the order in which the pieces were asked for. */
  readonly drafts: readonly Draft[];
}

/**
 * The drafts of a tray by the sets that they are pieces of.
 * @param held designs that were there before, as the lines of the order that they are: every set has them
 */
export function traySets(drafts: readonly Draft[], held: readonly Draft[] = []): readonly TraySet[] {
  const sets: { readonly role: Role; readonly drafts: Draft[] }[] = [];
  for (const draft of drafts) {
    const { role } = draft.proposal;
    // Two designs of one role for one piece, as variations are, belong to two sets.
    const own = sets.find((set) => set.role === role && set.drafts.every(({ line }) => line.item !== draft.line.item));
    if (own) own.drafts.push(draft);
    else sets.push({ role, drafts: [draft] });
  }
  return sets.map(({ role, drafts: pieces }) => ({
    role,
    drafts: [...pieces, ...held].toSorted((a, b) => a.line.item - b.line.item),
  }));
}

/** Designs that were there before, each as a line of the order that a set is drawn for. */
export function asLines(drafts: readonly Draft[], held: readonly HeldDraft[]): readonly Draft[] {
  return held.flatMap(({ draft: id, line, request }) => {
    const draft = drafts.find((one) => one.id === id);
    return draft === undefined ? [] : [{ ...draft, line, request }];
  });
}
