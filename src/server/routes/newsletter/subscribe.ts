import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StudioServices } from '../../services.ts';
import { countAttempt } from '../../limits/count-attempts.ts';
import { sameFormLimit } from '../keep-form.ts';
import { newsletterLimits } from './newsletter-limits.ts';
import { welcomeEmail, confirmationEmail } from './emails.ts';
import { CONFIRMATION_LIFE_MS, hashOfConfirmation, newConfirmation, unsubscribeToken } from './tokens.ts';

const PATH = '/api/newsletter';

/** Where the pages of an e-mail are; the origin is where this studio is open, never what a request says. */
export const linkTo = (origin: string, page: 'confirm' | 'unsubscribe', token: string): string =>
  `${origin}${PATH}/${page}?token=${encodeURIComponent(token)}`;

/** Asks the reader of an address whether they want e-mails, unless they were asked just now or get them already. */
export async function askToConfirm(services: StudioServices, email: string, origin: string): Promise<void> {
  // Two clicks are one wish, and their e-mails would make each other's link worthless.
  const who = createHash('sha256').update(email).digest('base64url');
  if (!(await countAttempt(services, sameFormLimit, `newsletter:${who}`))) return;
  if (!(await countAttempt(services, newsletterLimits.emailsToSubscriber, who))) return;
  if (!(await countAttempt(services, newsletterLimits.emailsToAll, 'all'))) return;
  const nowMs = services.clock();
  const { token, hash } = newConfirmation(services);
  const confirmation = { confirmationHash: hash, confirmationEndsAtMs: nowMs + CONFIRMATION_LIFE_MS };
  const row = await services.db
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
    unsubscribeUrl: linkTo(origin, 'unsubscribe', unsubscribeToken(services, row.id)),
  };
  await services.mail.send(confirmationEmail(email, links));
}

/** @returns whether the token of an e-mail is one that counts, the first time or again */
export async function confirmSubscription(services: StudioServices, token: string, origin: string): Promise<boolean> {
  const hash = hashOfConfirmation(token);
  const confirmed = await services.db
    .updateTable('subscribers')
    .set({ confirmedAtMs: services.clock() })
    .where('confirmationHash', '=', hash)
    .where('confirmedAtMs', 'is', null)
    .where('confirmationEndsAtMs', '>', services.clock())
    .returning(['id', 'email'])
    .executeTakeFirst();
  if (confirmed === undefined) return (await awaits(services, token)) === 'nothing';
  const unsubscribeUrl = linkTo(origin, 'unsubscribe', unsubscribeToken(services, confirmed.id));
  services.inBackground(() => services.mail.send(welcomeEmail(confirmed.email, { unsubscribeUrl })));
  return true;
}

/** What the token of an e-mail is for, before anybody has pressed anything; undefined when it is over, or none. */
export async function awaits({ db, clock }: StudioServices, token: string): Promise<'button' | 'nothing' | undefined> {
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
export async function endSubscription({ db }: Pick<StudioServices, 'db'>, subscriberId: string): Promise<void> {
  await db.deleteFrom('subscribers').where('id', '=', subscriberId).execute();
}

/** Forgets addresses whose readers never said that it was them. */
export async function forgetUnconfirmed({ db, clock }: Pick<StudioServices, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('subscribers')
    .where('confirmedAtMs', 'is', null)
    .where('confirmationEndsAtMs', '<=', clock())
    .execute();
}
