import type { WorkshopMember } from './workshop-api.ts';

/** What somebody is called in a list of people. */
export const nameOfMember = ({ email, isYou }: WorkshopMember): string =>
  email ?? (isYou ? 'You' : 'Somebody without a confirmed address');
