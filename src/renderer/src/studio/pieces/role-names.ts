import type { Proposal } from '#workbench/messages.ts';

/** The part that each of the four proposals plays. */
export const roleNames: Readonly<Record<Proposal['role'], string>> = {
  classic: 'Classic',
  generous: 'Generous',
  quiet: 'Quiet',
  character: 'Character',
};
