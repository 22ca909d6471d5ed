import type { IdentityContext } from './identity-context.ts';

const HOUR_MS = 3_600_000;

/** Deletes what has expired: nobody can use it any more. */
export async function deleteExpired({ db, clock }: Pick<IdentityContext, 'db' | 'clock'>): Promise<void> {
  const nowMs = clock();
  await db.deleteFrom('spentNonces').where('expiresAtMs', '<=', nowMs).execute();
  await db
    .deleteFrom('codes')
    .where('expiresAtMs', '<=', nowMs - HOUR_MS)
    .execute();
  await db.deleteFrom('signInStates').where('expiresAtMs', '<=', nowMs).execute();
  // A used one that turns up again ends its session.
  await db
    .deleteFrom('authorizationCodes')
    .where('expiresAtMs', '<=', nowMs - HOUR_MS)
    .execute();
  // Their refresh tokens go with them.
  await db.deleteFrom('sessions').where('expiresAtMs', '<=', nowMs).execute();
}
