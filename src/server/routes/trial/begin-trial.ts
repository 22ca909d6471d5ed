import type { TrialRow } from '../../db/tables.ts';
import { TRIAL_DAYS } from '#shared/site/trial-days.ts';
import { DAY_MS } from '#shared/time-units.ts';
import { formerTrialOf } from '../../identity/accounts/former-trial.ts';
import type { StudioServices } from '../../services.ts';

type TrialStore = Pick<StudioServices, 'db' | 'clock' | 'box'>;

/** Begins a user's trial, or returns the one that has begun. Of several simultaneous calls, one begins it. */
export async function beginTrial(
  { db, clock, box }: TrialStore,
  userId: string,
): Promise<{ readonly trial: TrialRow; readonly isNew: boolean }> {
  const former = await formerTrialOf({ db, box }, userId);
  if (former !== undefined) return { trial: former, isNew: false };
  const startsAtMs = clock();
  const begun = await db
    .insertInto('trials')
    .values({ userId, startsAtMs, endsAtMs: startsAtMs + TRIAL_DAYS * DAY_MS })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (begun !== undefined) return { trial: begun, isNew: true };
  const first = await db.selectFrom('trials').selectAll().where('userId', '=', userId).executeTakeFirstOrThrow();
  return { trial: first, isNew: false };
}

export const trialOf = async (
  { db, box }: Pick<TrialStore, 'db' | 'box'>,
  userId: string,
): Promise<TrialRow | undefined> =>
  (await formerTrialOf({ db, box }, userId)) ??
  db.selectFrom('trials').selectAll().where('userId', '=', userId).executeTakeFirst();
