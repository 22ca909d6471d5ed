import type { Proposal } from '#workbench/proposal.ts';

/** What the role of each proposal is called. */
export const roleNames: Readonly<Record<Proposal['role'], string>> = {
  classic: 'Classic',
  generous: 'Generous',
  quiet: 'Quiet',
  character: 'Character',
};
