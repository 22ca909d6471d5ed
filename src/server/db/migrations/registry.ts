import type { Migration } from 'kysely/migration';
import { createIdentityTables } from './2026-11-21-identity.ts';
import { addSessionDevices } from './2026-11-21-session-devices.ts';
import { createVisitorTables } from './2026-11-21-visitors.ts';
import { createWebSignInTables } from './2026-11-21-web-sign-in.ts';
import { useStandardNames } from './2026-11-22-standard-names.ts';

/** Every migration, in the order of their names. Never change one that was released: add another after it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-identity': { up: createIdentityTables },
  '2026-11-21-session-devices': { up: addSessionDevices },
  '2026-11-21-visitors': { up: createVisitorTables },
  '2026-11-21-web-sign-in': { up: createWebSignInTables },
  '2026-11-22-standard-names': { up: useStandardNames },
};
