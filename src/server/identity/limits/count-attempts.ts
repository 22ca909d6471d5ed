import { sql } from 'kysely';
import type { IdentityContext } from '../identity-context.ts';
import { addressKey } from './address-key.ts';

export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How often who may try what. Ours, not Cognito's, which publishes none: a person never meets them, and a guesser of
 * six digits has one chance in fifty thousand a day.
 */
export const limits = {
  passwordsOfAccount: { name: 'password', most: 10, windowMs: 15 * MINUTE_MS },
  passwordsFromAddress: { name: 'passwords-from', most: 100, windowMs: 15 * MINUTE_MS },
  oneTimePasswordsOfAccount: { name: 'totp', most: 10, windowMs: 15 * MINUTE_MS },
  codesOfAccount: { name: 'codes', most: 20, windowMs: DAY_MS },
  /** Without a code there is nothing to guess; the answers are as if there were. */
  codesOfNobody: { name: 'no-code', most: 5, windowMs: DAY_MS },
  codesFromAddress: { name: 'codes-from', most: 100, windowMs: HOUR_MS },
  lettersToAccount: { name: 'letters', most: 5, windowMs: 15 * MINUTE_MS },
  lettersFromAddress: { name: 'letters-from', most: 60, windowMs: HOUR_MS },
  /** To providers. Each is kept until somebody is back. */
  tripsFromAddress: { name: 'trips-from', most: 100, windowMs: 15 * MINUTE_MS },
  /** Text messages cost, and numbers that earn by them exist. */
  textsToAccount: { name: 'texts', most: 10, windowMs: DAY_MS },
  signUpsFromAddress: { name: 'sign-ups-from', most: 30, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

type Counter = Pick<IdentityContext, 'db' | 'clock'>;

/** What is counted, and under what. */
interface Attempt {
  readonly limit: Limit;
  readonly who: string;
}

const keyOf = (limit: Limit, who: string) => `${limit.name}:${who}`;

/**
 * Counts an attempt before it is made, so that a hundred at once are a hundred. Those beyond the limit don't make the
 * wait longer: clients repeat a refused request by themselves.
 * @param as what it counts as: all of it in one statement, since every commit waits for the disk
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

/** As {@link countAttempts}, of one thing. */
export function countAttempt(counter: Counter, limit: Limit, who: string): Promise<boolean> {
  return countAttempts(counter, { limit, who });
}

/** As {@link countAttempt}, by where the request comes from. */
export function countAttemptFrom(counter: Counter, limit: Limit, clientAddress: string): Promise<boolean> {
  return countAttempt(counter, limit, addressKey(clientAddress));
}

/** A right answer wipes the wrong ones before it. */
export async function forgetAttempts({ db }: Pick<Counter, 'db'>, limit: Limit, who: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', keyOf(limit, who)).execute();
}

/** A right answer is no attempt: a workshop of twenty signs in from one address. */
export async function uncountAttemptFrom({ db }: Pick<Counter, 'db'>, limit: Limit, address: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ count: sql`count - 1` })
    .where('key', '=', keyOf(limit, addressKey(address)))
    // The window may have ended in between, and the count begun again.
    .where('count', '>', 0)
    .execute();
}
