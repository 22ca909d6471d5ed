import type { Account } from '../accounts/account.ts';
import { findAccountById } from '../accounts/find-account.ts';
import { holdRow } from '../accounts/hold-account.ts';
import { moveAccount } from '../accounts/move-account.ts';
import { setAttributes } from '../accounts/set-attributes.ts';
import { insertAccount } from '../accounts/insert-account.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Provider, ProviderProfile } from './provider.ts';

/** Length of a random password that is told to nobody. */
const PASSWORD_BYTES = 32;

/**
 * The account of a user of a provider: created the first time, updated each time. It is found by the provider and its
 * subject, never by an e-mail address: somebody could choose another person's.
 */
export async function accountOfProvider(
  identity: IdentityContext,
  provider: Pick<Provider, 'name'>,
  profile: ProviderProfile,
): Promise<Account> {
  const known = await findLinked(identity, provider, profile);
  if (known === undefined) await create(identity, provider, profile);
  else await renew(identity, known, profile);
  const account = await findLinked(identity, provider, profile);
  if (account === undefined) throw new Error('An account that was just made is gone.');
  return account;
}

async function findLinked(identity: IdentityContext, { name }: Pick<Provider, 'name'>, { subject }: ProviderProfile) {
  const link = await identity.db
    .selectFrom('providerAccounts')
    .select('accountId')
    .where('provider', '=', name)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return link && findAccountById(identity, link.accountId);
}

/** Two windows of a new user call back at once: the second finds the account of the first. */
class AlreadyLinked extends Error {}

async function create(
  identity: IdentityContext,
  { name: provider }: Pick<Provider, 'name'>,
  { subject, email, isEmailVerified, attributes }: ProviderProfile,
): Promise<void> {
  const { db, clock, random, srp } = identity;
  // Nothing is ever shown for it: it is found by no address.
  const id = random.uuid();
  const password = srp.createRecord(id, Buffer.from(random.bytes(PASSWORD_BYTES)).toString('base64url'));
  const address = { loginEmail: null, email: email ?? '', isEmailVerified } as const;
  const account = { id, password, ...address, status: 'CONFIRMED', attributes } as const;
  try {
    await db.transaction().execute(async (work) => {
      await insertAccount(identity, work, account);
      const linked = await work
        .insertInto('providerAccounts')
        .values({ provider, subject, accountId: id, linkedAtMs: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('accountId')
        .executeTakeFirst();
      if (linked === undefined) throw new AlreadyLinked();
    });
  } catch (error) {
    if (!(error instanceof AlreadyLinked)) throw error;
  }
}

async function renew(identity: IdentityContext, { id }: Pick<Account, 'id'>, profile: ProviderProfile): Promise<void> {
  await identity.db.transaction().execute(async (db) => {
    await holdRow(db, id);
    // In a statement of its own, which sees what its owner or an administrator has just set.
    const account = await findAccountById({ ...identity, db }, id);
    if (account === undefined) return;
    const { email = account.email, isEmailVerified, attributes } = profile;
    // An address that was confirmed by one of our codes stays confirmed.
    const isVerified = isEmailVerified || (email === account.email && account.isEmailVerified);
    await moveAccount(identity, db, account, { email, isVerified });
    await setAttributes(identity, db, id, { ...account.attributes, ...attributes });
  });
}
