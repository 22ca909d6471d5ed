import { sql } from 'kysely';
import { onDiskLater } from '../db/on-disk-later.ts';
import type { Database } from '../db/open-database.ts';
import type { Clock } from '../ports.ts';
import { addressKey, networkKey } from './address-key.ts';

/** How many attempts a window of time allows. */
export interface Limit {
  /** The key of the attempts in the database; unique among all limits. */
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

export interface Counter {
  readonly db: Database;
  readonly clock: Clock;
}

/** What is counted, and under what. */
export interface CountedAttempt {
  readonly limit: Limit;
  readonly who: string;
  /** Refuses when it is full, and is not counted itself. */
  readonly isOnlyRead?: boolean;
}

/** A network may do as much as this many of its addresses: who has many of them gains little by that. */
const ADDRESSES_OF_NETWORK = 4;

const keyOf = ({ limit, who }: CountedAttempt) => `${limit.name}:${who}`;

/**
 * Counts an attempt before it is made, so that simultaneous ones all count. One that any limit refuses counts under
 * none of them: it tells nothing, so a refused client can't use up what others have. Attempts beyond a limit don't
 * extend its window: clients retry a refused request by themselves.
 * @param as what it counts as; simultaneous callers must name their limits in the same order, or they deadlock
 * @returns the limit that refuses it, the first named before the others; undefined if it may be made
 */
export async function refusingLimit(
  { db, clock }: Counter,
  ...as: readonly CountedAttempt[]
): Promise<Limit | undefined> {
  const nowMs = clock();
  const keys = as.map(keyOf);
  // Read first: a flood of refused attempts then writes nothing.
  const before = await db
    .selectFrom('attempts')
    .select(['key', 'count'])
    .where('key', 'in', keys)
    .where('windowEndsAtMs', '>', nowMs)
    .execute();
  const full = as.find((one) => before.some(({ key, count }) => key === keyOf(one) && count >= one.limit.most));
  if (full !== undefined) return full.limit;

  const counted = as.filter(({ isOnlyRead = false }) => !isOnlyRead);
  const isNew = sql<boolean>`attempts.window_ends_at_ms <= ${nowMs}`;
  const counts = await db
    .insertInto('attempts')
    // All in one statement, since every commit waits for the disk.
    .values(counted.map((one) => ({ key: keyOf(one), count: 1, windowEndsAtMs: nowMs + one.limit.windowMs })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isNew} then 1 else attempts.count + 1 end`,
        windowEndsAtMs: sql`case when ${isNew} then excluded.window_ends_at_ms else attempts.window_ends_at_ms end`,
      }),
    )
    .returning(['key', 'count'])
    .modifyEnd(onDiskLater)
    .execute();
  const refusing = as.find((one) => counts.some(({ key, count }) => key === keyOf(one) && count > one.limit.most));
  if (refusing !== undefined) for (const one of counted) await takeBack(db, keyOf(one));
  return refusing?.limit;
}

/** As {@link refusingLimit}. @returns whether the attempt may be made */
export async function countAttempts(counter: Counter, ...as: readonly CountedAttempt[]): Promise<boolean> {
  return (await refusingLimit(counter, ...as)) === undefined;
}

/** As {@link countAttempts}, for one limit. */
export function countAttempt(counter: Counter, limit: Limit, who: string): Promise<boolean> {
  return countAttempts(counter, { limit, who });
}

/** What is counted under a client's address, and under its network, which has a larger limit. */
export const countedFrom = (limit: Limit, clientAddress: string): readonly CountedAttempt[] => {
  const [from, network] = [addressKey(clientAddress), networkKey(clientAddress)];
  const ofNetwork = { limit: { ...limit, most: ADDRESSES_OF_NETWORK * limit.most }, who: network };
  return [{ limit, who: from }, ...(network === from ? [] : [ofNetwork])];
};

/** As {@link countAttempt}, by the client's address and its network. */
export function countAttemptFrom(counter: Counter, limit: Limit, clientAddress: string): Promise<boolean> {
  return countAttempts(counter, ...countedFrom(limit, clientAddress));
}

/** How often something was counted in the window that goes on, and when that ends. */
export async function attemptsSoFar(
  { db, clock }: Counter,
  limit: Limit,
  who: string,
): Promise<{ readonly count: number; readonly windowEndsAtMs: number }> {
  const row = await db
    .selectFrom('attempts')
    .select(['count', 'windowEndsAtMs'])
    .where('key', '=', keyOf({ limit, who }))
    .where('windowEndsAtMs', '>', clock())
    .executeTakeFirst();
  return row ?? { count: 0, windowEndsAtMs: clock() + limit.windowMs };
}

/**
 * Opens a window of a limit in which nothing was counted yet, for what may be tried only once something has happened. One
 * that goes on stays as it is: whoever opens it again gains no tries.
 */
export async function openWindow({ db, clock }: Counter, limit: Limit, who: string): Promise<void> {
  const nowMs = clock();
  const opened = { count: 0, windowEndsAtMs: nowMs + limit.windowMs };
  await db
    .insertInto('attempts')
    .values({ key: keyOf({ limit, who }), ...opened })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(opened).where('attempts.windowEndsAtMs', '<=', nowMs))
    .execute();
}

/** Counts an attempt in a window that was opened ({@link openWindow}). @returns whether it may be made */
export async function countInWindow({ db, clock }: Counter, limit: Limit, who: string): Promise<boolean> {
  const counted = await db
    .updateTable('attempts')
    .set({ count: sql`count + 1` })
    .where('key', '=', keyOf({ limit, who }))
    .where('windowEndsAtMs', '>', clock())
    .where('count', '<', limit.most)
    .returning('key')
    .executeTakeFirst();
  return counted !== undefined;
}

/** A right answer clears the wrong ones before it. */
export async function clearAttempts({ db }: Pick<Counter, 'db'>, limit: Limit, who: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', keyOf({ limit, who })).execute();
}

/** As {@link clearAttempts}, for several limits of one account, at one place. */
export async function clearAttemptsOf(
  { db }: Pick<Counter, 'db'>,
  limits: readonly Limit[],
  who: string,
): Promise<void> {
  const keys = limits.map((limit) => keyOf({ limit, who }));
  await db.updateTable('attempts').set({ count: 0 }).where('key', 'in', keys).execute();
}

/** As {@link clearAttempts}, for every key that begins with `who` and a colon. */
export async function clearAttemptsBelow({ db }: Pick<Counter, 'db'>, limit: Limit, who: string): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('key', 'like', `${keyOf({ limit, who })}:%`)
    .execute();
}

/**
 * Takes back a count, because a right answer is no attempt: a workshop of twenty signs in from one address.
 * @returns whether there was one
 */
export function uncountAttempt({ db }: Pick<Counter, 'db'>, limit: Limit, who: string): Promise<boolean> {
  return takeBack(db, keyOf({ limit, who }));
}

async function takeBack(db: Database, key: string): Promise<boolean> {
  const taken = await db
    .updateTable('attempts')
    .set({ count: sql`count - 1` })
    .where('key', '=', key)
    // The window may have ended meanwhile and a new count begun.
    .where('count', '>', 0)
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Deletes the counts of windows that have ended. */
export async function deleteEndedWindows({ db, clock }: Counter): Promise<void> {
  await db.deleteFrom('attempts').where('windowEndsAtMs', '<=', clock()).execute();
}
