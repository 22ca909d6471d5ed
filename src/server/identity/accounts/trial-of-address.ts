import { sql } from 'kysely';
import type { EmailAddress } from '#shared/email-address.ts';
import type { Database } from '../../db/open-database.ts';
import type { TrialRow } from '../../db/tables.ts';
import { mailboxOf } from '../../messages/mailbox-of.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { type Account, confirmedEmail } from './account.ts';

/** The account whose address it is. */
type Holder = Pick<Account, 'id' | 'email' | 'isEmailVerified'>;

interface TrialStore {
  readonly db: Database;
  readonly box: SecretBox;
}

/** What stands for a mailbox, also once its account is deleted: a keyed hash, from which nobody reads the address. */
const keyOf = ({ box }: { readonly box: SecretBox }, mailbox: string) =>
  `former:${box.mac('former-trial', mailbox).toString('base64url')}`;

/** Deletes the trial of an account, but not that its mailbox had one: whoever signs up again gets no second. */
export async function keepFormerTrial(
  { box }: { readonly box: SecretBox },
  db: Database,
  account: Holder,
): Promise<void> {
  await keepTrialOfAddress({ box }, db, account);
  await db.deleteFrom('trials').where('userId', '=', account.id).execute();
}

/** Keeps that a mailbox had a trial, where its account leaves it for another, so that it doesn't get a second. */
export async function keepTrialOfAddress(
  { box }: { readonly box: SecretBox },
  db: Database,
  holder: Holder,
): Promise<void> {
  const trial = await db.selectFrom('trials').selectAll().where('userId', '=', holder.id).executeTakeFirst();
  const email = confirmedEmail(holder);
  if (trial === undefined || email === undefined) return;
  await insertOnce(db, { ...trial, userId: keyOf({ box }, mailboxOf(email)) });
}

/**
 * The trial of a user, or one that another account of their confirmed mailbox has or had, however its address is spelt: a
 * mailbox has one, with a password, through each provider, and after the account is gone.
 */
export async function firstTrialOf(store: TrialStore, userId: string): Promise<TrialRow | undefined> {
  const { db } = store;
  const email = await confirmedAddressOf(db, userId);
  // By the address, too, as it was kept until trials were of mailboxes.
  const ofAddress = email === undefined ? [userId] : [userId, keyOf(store, email), keyOf(store, mailboxOf(email))];
  const holders = db
    .selectFrom('accounts')
    .select('id')
    .where(sql`lower(email)`, '=', email ?? '')
    .where('email', '!=', '')
    .where('emailVerified', '=', 1);
  return db
    .selectFrom('trials')
    .selectAll()
    .where((row) => row.or([row('userId', 'in', ofAddress), row('userId', 'in', holders)]))
    .orderBy('startsAtMs')
    .executeTakeFirst();
}

/**
 * Begins a trial, for the user and for their confirmed mailbox.
 * @returns undefined if it has begun already, by another account of the mailbox even
 */
export async function insertTrial(store: TrialStore, trial: TrialRow): Promise<TrialRow | undefined> {
  const { db } = store;
  const email = await confirmedAddressOf(db, trial.userId);
  if (email !== undefined && !(await insertOnce(db, { ...trial, userId: keyOf(store, mailboxOf(email)) })))
    return undefined;
  return (await insertOnce(db, trial)) ? trial : undefined;
}

/** Of two at the same moment, the second waits for the first. @returns false for the second */
async function insertOnce(db: Database, trial: TrialRow): Promise<boolean> {
  const inserted = await db
    .insertInto('trials')
    .values(trial)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('userId')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A provider may confirm that there is no address. */
async function confirmedAddressOf(db: Database, userId: string): Promise<EmailAddress | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', userId)
    .where('emailVerified', '=', 1)
    .executeTakeFirst();
  return account?.email || undefined;
}
