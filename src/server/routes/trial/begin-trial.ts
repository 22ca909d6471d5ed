import type { Database } from '../../db/open-database.ts';
import type { TrialRow } from '../../db/tables.ts';
import { TRIAL_DAYS } from '#shared/site/trial-days.ts';
import { DAY_MS } from '#shared/time-units.ts';
import { firstTrialOf, insertTrial } from '../../identity/accounts/trial-of-address.ts';
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
