import type { Proposal } from '#workbench/proposal.ts';

/** What the role of each proposal is called. */
export const roleNames: Readonly<Record<Proposal['role'], string>> = {
  classic: 'Classic',
  generous: 'Generous',
  quiet: 'Quiet',
  character: 'Character',
};

/** What a design is called among the others of its tray: its role, or where it differs from the design that it was drawn from. */
export function calledInTray({ role, label }: Pick<Proposal, 'role' | 'label'>): string {
  return label ?? roleNames[role];
}
