import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FrontDesk } from '../../front-desk.ts';
import { countAttempt } from '../../identity/limits/count-attempts.ts';
import { visitorLimits } from '../../visitor-limits.ts';
import { letterOfWelcome, letterToConfirm } from './letters.ts';
import { CONFIRMATION_LIFE_MS, hashOfConfirmation, newConfirmation, unsubscribeToken } from './tokens.ts';

const PATH = '/api/newsletter';

/** Where the pages of a letter are; the origin is where this studio is open, never what a request says. */
export const linkTo = (origin: string, page: 'confirm' | 'unsubscribe', token: string): string =>
  `${origin}${PATH}/${page}?token=${encodeURIComponent(token)}`;

/** Asks the reader of an address whether they want letters, unless they were asked just now or get them already. */
export async function askToConfirm(desk: FrontDesk, email: string, origin: string): Promise<void> {
  // Two clicks are one wish, and their letters would make each other's link worthless.
  const who = createHash('sha256').update(email).digest('base64url');
  if (!(await countAttempt(desk, visitorLimits.sameForm, `newsletter:${who}`))) return;
  if (!(await countAttempt(desk, visitorLimits.lettersToSubscriber, who))) return;
  if (!(await countAttempt(desk, visitorLimits.lettersToSubscribers, 'all'))) return;
  const nowMs = desk.clock();
  const { token, hash } = newConfirmation(desk);
  const confirmation = { confirmationHash: hash, confirmationEndsAtMs: nowMs + CONFIRMATION_LIFE_MS };
  const row = await desk.db
    .insertInto('subscribers')
    .values({ id: randomUUID(), receivedAtMs: nowMs, email, ...confirmation })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).doUpdateSet(confirmation).where('subscribers.confirmedAtMs', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return;
  const links = {
    confirmUrl: linkTo(origin, 'confirm', token),
    unsubscribeUrl: linkTo(origin, 'unsubscribe', unsubscribeToken(desk, row.id)),
  };
  await desk.mail.send(letterToConfirm(email, links));
}

/** @returns whether the token of a letter is one that counts, the first time or again */
export async function confirmSubscription(desk: FrontDesk, token: string, origin: string): Promise<boolean> {
  const hash = hashOfConfirmation(token);
  const confirmed = await desk.db
    .updateTable('subscribers')
    .set({ confirmedAtMs: desk.clock() })
    .where('confirmationHash', '=', hash)
    .where('confirmedAtMs', 'is', null)
    .where('confirmationEndsAtMs', '>', desk.clock())
    .returning(['id', 'email'])
    .executeTakeFirst();
  if (confirmed === undefined) return (await awaits(desk, token)) === 'nothing';
  const unsubscribeUrl = linkTo(origin, 'unsubscribe', unsubscribeToken(desk, confirmed.id));
  desk.later(() => desk.mail.send(letterOfWelcome(confirmed.email, { unsubscribeUrl })));
  return true;
}

/** What the token of a letter is for, before anybody has pressed anything; undefined when it is over, or none. */
export async function awaits({ db, clock }: FrontDesk, token: string): Promise<'button' | 'nothing' | undefined> {
  const row = await db
    .selectFrom('subscribers')
    .select(['confirmedAtMs', 'confirmationEndsAtMs'])
    .where('confirmationHash', '=', hashOfConfirmation(token))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.confirmedAtMs !== null) return 'nothing';
  return row.confirmationEndsAtMs > clock() ? 'button' : undefined;
}

/** Forgets the address: nothing of a subscription that was ended is kept. */
export async function endSubscription({ db }: Pick<FrontDesk, 'db'>, subscriberId: string): Promise<void> {
  await db.deleteFrom('subscribers').where('id', '=', subscriberId).execute();
}

/** Forgets addresses whose readers never said that it was them. */
export async function forgetUnconfirmed({ db, clock }: Pick<FrontDesk, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('subscribers')
    .where('confirmedAtMs', 'is', null)
    .where('confirmationEndsAtMs', '<=', clock())
    .execute();
}
