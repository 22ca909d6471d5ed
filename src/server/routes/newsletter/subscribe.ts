import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { EmailAddress } from '#shared/email-address.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { StudioServices } from '../../services.ts';
import { refusingLimit } from '../../limits/count-attempts.ts';
import { limitsOfCaps, WHOLE_STUDIO } from '../../messages/message-caps.ts';
import { mailboxOf } from '../../messages/mailbox-of.ts';
import { sameFormLimit } from '../keep-form.ts';
import { newsletterLimits } from './newsletter-limits.ts';
import { welcomeEmail, confirmationEmail } from './emails.ts';
import { CONFIRMATION_LIFE_MS, hashOfConfirmation, newConfirmation, unsubscribeToken } from './tokens.ts';

const PATH = '/api/newsletter';

/** The address of a page for e-mails. The origin is the studio's own, never one from a request's headers. */
export const linkTo = (origin: string, page: 'confirm' | 'unsubscribe', token: string): string =>
  `${origin}${PATH}/${page}?token=${encodeURIComponent(token)}`;

/**
 * Asks the reader of an address to confirm, unless they were asked just now or are subscribed already. The row and the
 * letter are written when this returns; it is as much work for a known address as for an unknown one.
 * @returns refused with `too_many_letters`, whether the address is known or not: then nothing is written
 */
export async function askToConfirm(
  services: StudioServices,
  email: EmailAddress,
  origin: string,
): Promise<Result<undefined>> {
  const asked = await services.db.transaction().execute((db) => writeSubscription({ ...services, db }, email, origin));
  services.messages.send();
  return asked;
}

const mailboxFull: Problem = {
  code: 'too_many_letters',
  message: 'This mailbox has had enough of our letters for today.',
  remedy: 'Confirm in the last one that we sent, or subscribe tomorrow.',
};
const studioFull: Problem = {
  code: 'too_many_letters',
  message: 'We can send no more letters today, so you are not subscribed yet.',
  remedy: 'Please subscribe tomorrow.',
};

async function writeSubscription(
  services: StudioServices,
  email: EmailAddress,
  origin: string,
): Promise<Result<undefined>> {
  const { db, messages } = services;
  // Two clicks make one e-mail: a second one would invalidate the first one's link.
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
  const { lettersInAll, newsletterInAll } = limitsOfCaps(services.settings.messageCaps, 'emails');
  const { emailsToSubscriber } = newsletterLimits;
  const refusing = await refusingLimit(
    services,
    { limit: sameFormLimit, who: `newsletter:${hashOf(email)}` },
    { limit: emailsToSubscriber, who: hashOf(mailboxOf(email)) },
    { limit: newsletterLimits.emailsToAll, who: 'all' },
    { limit: newsletterInAll, who: WHOLE_STUDIO },
    { limit: lettersInAll, who: WHOLE_STUDIO },
  );
  // The letter of the first of two clicks is on its way.
  if (refusing === sameFormLimit) return ok(undefined);
  if (refusing !== undefined) return fail(refusing === emailsToSubscriber ? mailboxFull : studioFull);
  const nowMs = services.clock();
  const { token, hash } = newConfirmation(services);
  const confirmation = { confirmationHash: hash, confirmationEndsAtMs: nowMs + CONFIRMATION_LIFE_MS };
  const row = await db
    .insertInto('subscribers')
    .values({ id: randomUUID(), receivedAtMs: nowMs, email, ...confirmation })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).doUpdateSet(confirmation).where('subscribers.confirmedAtMs', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) {
    await messages.nothing(db, 'letter');
    return ok(undefined);
  }
  const links = {
    confirmUrl: linkTo(origin, 'confirm', token),
    unsubscribeUrl: linkTo(origin, 'unsubscribe', unsubscribeToken(services, row.id)),
  };
  await messages.email(db, 'letter', confirmationEmail(email, links));
  return ok(undefined);
}

/** @returns whether the token is valid, the first time or again */
export async function confirmSubscription(services: StudioServices, token: string, origin: string): Promise<boolean> {
  const { clock, messages } = services;
  const isFirst = await services.db.transaction().execute(async (db) => {
    const confirmed = await db
      .updateTable('subscribers')
      .set({ confirmedAtMs: clock() })
      .where('confirmationHash', '=', hashOfConfirmation(token))
      .where('confirmedAtMs', 'is', null)
      .where('confirmationEndsAtMs', '>', clock())
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (confirmed === undefined) return false;
    const unsubscribeUrl = linkTo(origin, 'unsubscribe', unsubscribeToken(services, confirmed.id));
    await messages.email(db, 'letter', welcomeEmail(confirmed.email, { unsubscribeUrl }));
    return true;
  });
  if (isFirst) messages.send();
  return isFirst || (await confirmationState(services, token)) === 'confirmed';
}

/** The state of the subscription behind a token, without changing it; undefined if the token is expired or invalid. */
export async function confirmationState(
  { db, clock }: StudioServices,
  token: string,
): Promise<'pending' | 'confirmed' | undefined> {
  const row = await db
    .selectFrom('subscribers')
    .select(['confirmedAtMs', 'confirmationEndsAtMs'])
    .where('confirmationHash', '=', hashOfConfirmation(token))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.confirmedAtMs !== null) return 'confirmed';
  return row.confirmationEndsAtMs > clock() ? 'pending' : undefined;
}

/** Deletes the address: nothing of an ended subscription is kept. */
export async function endSubscription({ db }: Pick<StudioServices, 'db'>, subscriberId: string): Promise<void> {
  await db.deleteFrom('subscribers').where('id', '=', subscriberId).execute();
}

/** Deletes addresses that were not confirmed in time. */
export async function deleteUnconfirmed({ db, clock }: Pick<StudioServices, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('subscribers')
    .where('confirmedAtMs', 'is', null)
    .where('confirmationEndsAtMs', '<=', clock())
    .execute();
}
