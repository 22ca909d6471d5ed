import type { WorkshopRole } from '../db/workshop-tables.ts';

/** What somebody is in a workshop, as letters say it. */
export const ROLE_IN_WORDS: Readonly<Record<WorkshopRole, string>> = {
  owner: 'one of its owners',
  seller: 'somebody who sells',
  bench: 'somebody at the bench',
  caster: 'its caster',
};
