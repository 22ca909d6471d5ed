import type { Proposal } from '#workbench/messages.ts';

/** What the role of each of the four proposals is called. */
export const roleNames: Readonly<Record<Proposal['role'], string>> = {
  classic: 'Classic',
  generous: 'Generous',
  quiet: 'Quiet',
  character: 'Character',
};
