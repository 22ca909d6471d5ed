import { DAY_MS, HOUR_MS } from '#shared/time-units.ts';
import type { IdentityContext } from './identity-context.ts';

/** A sign-up waits longer for its code than a code lasts: it can be sent again. */
const SIGN_UP_LIFE_MS = 7 * DAY_MS;

/** Deletes expired rows, which nobody can use any more. */
export async function deleteExpired({ db, clock }: Pick<IdentityContext, 'db' | 'clock'>): Promise<void> {
  const nowMs = clock();
  await db.deleteFrom('spentNonces').where('expiresAtMs', '<=', nowMs).execute();
  await db
    .deleteFrom('codes')
    .where('expiresAtMs', '<=', nowMs - HOUR_MS)
    .execute();
  await db
    .deleteFrom('signUps')
    .where('createdAtMs', '<=', nowMs - SIGN_UP_LIFE_MS)
    .execute();
  await db.deleteFrom('signInStates').where('expiresAtMs', '<=', nowMs).execute();
  // Kept for an hour after they expire: a used one that is presented again ends its session.
  await db
    .deleteFrom('authorizationCodes')
    .where('expiresAtMs', '<=', nowMs - HOUR_MS)
    .execute();
  // This deletes their refresh tokens, too.
  await db.deleteFrom('sessions').where('expiresAtMs', '<=', nowMs).execute();
}
