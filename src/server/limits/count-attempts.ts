import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { Clock } from '../ports.ts';
import { addressKey } from './address-key.ts';

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
interface Attempt {
  readonly limit: Limit;
  readonly who: string;
}

const keyOf = (limit: Limit, who: string) => `${limit.name}:${who}`;

/**
 * Counts an attempt before it is made, so that simultaneous ones all count. Attempts beyond the limit don't extend the
 * window: clients retry a refused request by themselves.
 * @param as what it counts as; all in one statement, since every commit waits for the disk
 * @returns whether it may be made
 */
export async function countAttempts({ db, clock }: Counter, ...as: readonly Attempt[]): Promise<boolean> {
  const nowMs = clock();
  const isNew = sql<boolean>`attempts.window_ends_at_ms <= ${nowMs}`;
  const counts = await db
    .insertInto('attempts')
    .values(as.map(({ limit, who }) => ({ key: keyOf(limit, who), count: 1, windowEndsAtMs: nowMs + limit.windowMs })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isNew} then 1 else attempts.count + 1 end`,
        windowEndsAtMs: sql`case when ${isNew} then excluded.window_ends_at_ms else attempts.window_ends_at_ms end`,
      }),
    )
    .returning(['key', 'count'])
    .execute();
  return as.every(({ limit, who }) =>
    counts.some(({ key, count }) => key === keyOf(limit, who) && count <= limit.most),
  );
}

/** As {@link countAttempts}, for one limit. */
export function countAttempt(counter: Counter, limit: Limit, who: string): Promise<boolean> {
  return countAttempts(counter, { limit, who });
}

/** As {@link countAttempt}, by the client's address. */
export function countAttemptFrom(counter: Counter, limit: Limit, clientAddress: string): Promise<boolean> {
  return countAttempt(counter, limit, addressKey(clientAddress));
}

/** A right answer clears the wrong ones before it. */
export async function forgetAttempts({ db }: Pick<Counter, 'db'>, limit: Limit, who: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', keyOf(limit, who)).execute();
}

/** Takes back a count, because a right answer is no attempt: a workshop of twenty signs in from one address. */
export async function uncountAttemptFrom({ db }: Pick<Counter, 'db'>, limit: Limit, address: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ count: sql`count - 1` })
    .where('key', '=', keyOf(limit, addressKey(address)))
    // The window may have ended meanwhile and a new count begun.
    .where('count', '>', 0)
    .execute();
}

/** Deletes the counts of windows that have ended. */
export async function deleteEndedWindows({ db, clock }: Counter): Promise<void> {
  await db.deleteFrom('attempts').where('windowEndsAtMs', '<=', clock()).execute();
}
