import type { IdentityContext } from './identity-context.ts';

const HOUR_MS = 3_600_000;

/** Deletes what is over: nobody can use it any more. */
export async function sweep({ db, clock }: Pick<IdentityContext, 'db' | 'clock'>): Promise<void> {
  const nowMs = clock();
  await db.deleteFrom('spentNonces').where('expiresAtMs', '<=', nowMs).execute();
  await db.deleteFrom('attempts').where('windowEndsAtMs', '<=', nowMs).execute();
  await db
    .deleteFrom('codes')
    .where('expiresAtMs', '<=', nowMs - HOUR_MS)
    .execute();
  await db.deleteFrom('providerTrips').where('expiresAtMs', '<=', nowMs).execute();
  // A used one that turns up again ends its session.
  await db
    .deleteFrom('authorizationCodes')
    .where('expiresAtMs', '<=', nowMs - HOUR_MS)
    .execute();
  // Their refresh tokens go with them.
  await db.deleteFrom('sessions').where('expiresAtMs', '<=', nowMs).execute();
}

/** Keeps house every hour: sweeps, and sees to the age of the signing key. @returns what ends it */
export function keepHouse(
  identity: Pick<IdentityContext, 'db' | 'clock' | 'keyring'>,
  reportBug: (error: Error) => void,
): () => void {
  const work = async () => {
    try {
      await sweep(identity);
      await identity.keyring.refresh();
    } catch (error) {
      reportBug(error as Error);
    }
  };
  const timer = setInterval(() => void work(), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
