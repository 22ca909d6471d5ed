import type { Role } from '#designer/proposal.ts';
import type { Draft } from '../../studio/journal/draft.ts';

/** One of the answers to a brief: a design for each piece of the order. */
export interface TrayProposal {
  readonly role: Role;
  /** In the order in which the pieces were asked for. */
  readonly drafts: readonly Draft[];
}

/** The drafts of a tray by the proposals that they are pieces of. */
export function trayProposals(drafts: readonly Draft[]): readonly TrayProposal[] {
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
