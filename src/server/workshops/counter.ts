import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { HOUR_MS } from '#shared/time-units.ts';
import { counterSchema, type ShopCounter } from '#spec/workshop/counter.ts';
import type { Database } from '../db/open-database.ts';
import { countAttempt, type Counter, type Limit } from '../limits/count-attempts.ts';
import { type Actor, writeAsMember } from './hold-workshop.ts';

/** What a workshop charges, as it was entered. */
export interface EnteredCounter {
  /** Undefined where nothing was entered yet. */
  readonly counter: ShopCounter | undefined;
  /** 0 where nothing was entered yet. */
  readonly version: number;
}

/** A board changes a few times a day; a program that writes without end is stopped. */
const changesOfCounter: Limit = { name: 'counter-of', most: 120, windowMs: HOUR_MS };

const counterChanged: Problem = {
  code: 'counter_changed',
  message: 'Somebody else has changed your counter since you opened it.',
  remedy: 'Look at what they entered, and enter yours again where it is still right.',
};

const tooManyChanges: Problem = {
  code: 'too_many_requests',
  message: 'Your counter was changed more often in an hour than people do.',
  remedy: 'Wait an hour and try again.',
};

const counterUnreadable: Problem = {
  code: 'counter_unreadable',
  message: 'Your counter was entered with a newer studio than this one.',
  remedy: 'Update this studio; until then prices are at example rates.',
};

/** What a workshop charges. @returns refused with `counter_unreadable` where another release wrote it */
export async function counterOf(db: Database, workshopId: string): Promise<Result<EnteredCounter>> {
  const row = await db
    .selectFrom('workshopCounters')
    .select(['counter', 'version'])
    .where('workshopId', '=', workshopId)
    .executeTakeFirst();
  if (row === undefined) return ok({ counter: undefined, version: 0 });
  const read = counterSchema.safeParse(JSON.parse(row.counter));
  return read.success ? ok({ counter: read.data, version: row.version }) : fail(counterUnreadable);
}

/**
 * Enters what a workshop charges, for one of its owners.
 * @param version of what was changed, 0 for the first
 * @returns the new version; refused with `counter_changed` where another stands there
 */
export const enterCounter = (
  { db, clock }: Counter,
  owner: Actor,
  counter: ShopCounter,
  version: number,
): Promise<Result<number>> =>
  writeAsMember(db, owner, { action: 'counter.write' }, async (work) => {
    const { workshopId } = owner;
    const before = await work
      .selectFrom('workshopCounters')
      .select('version')
      .where('workshopId', '=', workshopId)
      .executeTakeFirst();
    if ((before?.version ?? 0) !== version) return fail(counterChanged);
    if (!(await countAttempt({ db: work, clock }, changesOfCounter, workshopId))) return fail(tooManyChanges);
    const entered = { counter: JSON.stringify(counter), version: version + 1 };
    await work
      .insertInto('workshopCounters')
      .values({ workshopId, ...entered })
      .onConflict((conflict) => conflict.column('workshopId').doUpdateSet(entered))
      .execute();
    return ok(entered.version);
  });
