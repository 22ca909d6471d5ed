import type { Role } from '#designer/proposal.ts';
import type { Draft } from '../../studio/journal/draft.ts';

/** The proposals of one role: a design for each piece of the order, which is often only one. */
export interface TraySet {
  readonly role: Role;
  /** In the order in which the pieces were asked for. */
  readonly drafts: readonly Draft[];
}

/** The drafts of a tray by the sets that they are pieces of. */
export function traySets(drafts: readonly Draft[]): readonly TraySet[] {
  const byRole = new Map<Role, Draft[]>();
  for (const draft of drafts) {
    const { role } = draft.proposal;
    byRole.set(role, [...(byRole.get(role) ?? []), draft]);
  }
  return [...byRole].map(([role, pieces]) => ({
    role,
    drafts: pieces.toSorted((a, b) => a.line.item - b.line.item),
  }));
}
