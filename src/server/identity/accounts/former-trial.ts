import type { EmailAddress } from '#shared/email-address.ts';
import type { Database } from '../../db/open-database.ts';
import type { TrialRow } from '../../db/tables.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { type Account, confirmedEmail } from './account.ts';

/** The account whose address it is. */
type Holder = Pick<Account, 'id' | 'email' | 'isEmailVerified'>;

/** What stands for an address whose account is deleted: a keyed hash, from which nobody reads the address. */
const keyOf = ({ box }: { readonly box: SecretBox }, email: EmailAddress) =>
  `former:${box.mac('former-trial', email).toString('base64url')}`;

/** Deletes the trial of an account, but not that its address had one: whoever signs up again gets no second. */
export async function keepFormerTrial(
  { box }: { readonly box: SecretBox },
  db: Database,
  account: Holder,
): Promise<void> {
  await keepTrialOfAddress({ box }, db, account);
  await db.deleteFrom('trials').where('userId', '=', account.id).execute();
}

/** Keeps that an address had a trial, where its account leaves it for another, so that it doesn't get a second. */
export async function keepTrialOfAddress(
  { box }: { readonly box: SecretBox },
  db: Database,
  holder: Holder,
): Promise<void> {
  const trial = await db.selectFrom('trials').selectAll().where('userId', '=', holder.id).executeTakeFirst();
  const email = confirmedEmail(holder);
  if (trial === undefined || email === undefined) return;
  await db
    .insertInto('trials')
    .values({ ...trial, userId: keyOf({ box }, email) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The trial that an earlier account with the user's confirmed address had. */
export async function formerTrialOf(
  { db, box }: { readonly db: Database; readonly box: SecretBox },
  userId: string,
): Promise<TrialRow | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', userId)
    .where('emailVerified', '=', 1)
    .executeTakeFirst();
  // A provider may confirm that there is no address.
  if (account === undefined || account.email === '') return undefined;
  return db.selectFrom('trials').selectAll().where('userId', '=', keyOf({ box }, account.email)).executeTakeFirst();
}
