import type { Database } from '../../db/open-database.ts';
import type { TrialRow } from '../../db/tables.ts';
import { TRIAL_DAYS } from '#shared/site/trial-days.ts';
import { DAY_MS } from '#shared/time-units.ts';
import { firstTrialOf, insertTrial } from '../../identity/accounts/trial-of-address.ts';
import type { StudioServices } from '../../services.ts';
import type { HoldSession } from '../../workshops/hold-workshop.ts';
import { ok, type Result } from '#shared/result.ts';

type TrialStore = Pick<StudioServices, 'db' | 'clock' | 'box'>;

interface BegunTrial {
  readonly trial: TrialRow;
  readonly isNew: boolean;
}

/**
 * Begins a user's trial, or returns the one that has begun. Of several simultaneous calls, one begins it.
 * @param hold holds the account, if the caller's session goes on: the address of one that is gone would have a second trial
 * @returns refused as `hold` is
 */
export function beginTrial(
  { db, clock, box }: TrialStore,
  userId: string,
  hold: HoldSession,
): Promise<Result<BegunTrial>> {
  return db.transaction().execute(async (work) => {
    const held = await hold(work);
    return held.ok ? ok(await writeTrial({ db: work, clock, box }, userId)) : held;
  });
}

async function writeTrial(
  { db, clock, box }: Omit<TrialStore, 'db'> & { readonly db: Database },
  userId: string,
): Promise<BegunTrial> {
  const store = { db, box };
  const first = await firstTrialOf(store, userId);
  if (first !== undefined) return { trial: first, isNew: false };
  const startsAtMs = clock();
  const begun = await insertTrial(store, { userId, startsAtMs, endsAtMs: startsAtMs + TRIAL_DAYS * DAY_MS });
  if (begun !== undefined) return { trial: begun, isNew: true };
  // In a statement of its own, which sees the trial that was begun at the same moment.
  const other = await firstTrialOf(store, userId);
  if (other === undefined) throw new Error('A trial that had begun is gone.');
  return { trial: other, isNew: false };
}
