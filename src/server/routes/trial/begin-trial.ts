import type { Database } from '../../db/open-database.ts';
import type { TrialRow } from '../../db/tables.ts';
import { TRIAL_DAYS } from '#shared/site/trial-days.ts';
import { DAY_MS } from '#shared/time-units.ts';
import { formerTrialOf } from '../../identity/accounts/former-trial.ts';
import { holdRow } from '../../identity/accounts/hold-account.ts';
import type { StudioServices } from '../../services.ts';

type TrialStore = Pick<StudioServices, 'db' | 'clock' | 'box'>;

interface BegunTrial {
  readonly trial: TrialRow;
  readonly isNew: boolean;
}

/**
 * Begins a user's trial, or returns the one that has begun. Of several simultaneous calls, one begins it.
 * @returns undefined where the account is gone: its address would have a second trial
 */
export function beginTrial(
  { db, clock, box, settings }: TrialStore & Pick<StudioServices, 'settings'>,
  userId: string,
): Promise<BegunTrial | undefined> {
  return db.transaction().execute(async (work) => {
    // The users of a pool elsewhere have no account here.
    if (settings.outsidePool === undefined && !(await holdRow(work, userId))) return undefined;
    return writeTrial({ db: work, clock, box }, userId);
  });
}

async function writeTrial(
  { db, clock, box }: Omit<TrialStore, 'db'> & { readonly db: Database },
  userId: string,
): Promise<BegunTrial> {
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
