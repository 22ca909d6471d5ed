import type { TrialRow } from '../../db/tables.ts';
import { TRIAL_DAYS } from '#shared/public-calls.ts';
import type { StudioServices } from '../../services.ts';

const DAY_MS = 86_400_000;

type Books = Pick<StudioServices, 'db' | 'clock'>;

/** The trial of somebody, and whether it begins now. Of many at once, one begins it. */
export async function beginTrial(
  { db, clock }: Books,
  userId: string,
): Promise<{ readonly trial: TrialRow; readonly isNew: boolean }> {
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

export const trialOf = ({ db }: Pick<Books, 'db'>, userId: string): Promise<TrialRow | undefined> =>
  db.selectFrom('trials').selectAll().where('userId', '=', userId).executeTakeFirst();
