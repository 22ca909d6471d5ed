import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { Account } from '../accounts/account.ts';
import { createAccount } from '../accounts/create-account.ts';
import { accountsOfReader, findAccount, findAccountById } from '../accounts/find-account.ts';
import type { EmailAddress } from '#shared/email-address.ts';
import type { LoginName } from '../accounts/login-name.ts';
import { giveTemporaryPassword } from '../accounts/passwords/temporary-password.ts';
import type { IdentityContext } from '../identity-context.ts';
import { forgetPasswords } from '../operations/sign-in/password-attempts.ts';
import { deleteSessionsOf, endSessionsWith } from '../accounts/end-sessions.ts';
import { temporaryPassword } from './temporary-password.ts';

const noSuchAccount: Problem = {
  code: 'no_such_account',
  message: 'Nobody has an account with this address.',
  remedy: 'Check the address, or create the account.',
};

/** An account and its temporary password, which must be replaced at the first sign-in. */
export interface GivenPassword {
  readonly accountId: string;
  readonly email: EmailAddress | '';
  readonly password: string;
}

/** Creates an account for somebody; the address counts as verified. */
export async function createAccountFor(
  identity: IdentityContext,
  who: LoginName,
  groups: readonly string[] = [],
): Promise<Result<GivenPassword>> {
  if (who.kind !== 'address') {
    return fail({
      code: 'bad_address',
      message: `${who.text} is no e-mail address.`,
      remedy: 'Give one like ann@example.org.',
    });
  }
  const email = who.text;
  const password = temporaryPassword(identity.random);
  const created = await createAccount(identity, {
    email,
    password,
    groups,
    status: 'FORCE_CHANGE_PASSWORD',
    isEmailVerified: true,
  });
  if (created.ok) return ok({ accountId: created.value, email, password });
  return fail({
    code: 'account_exists',
    message: `${email} has an account already.`,
    remedy: 'If they can’t get in, use reset.',
  });
}

/** Gives an account whose user can't sign in a temporary password, and signs it out everywhere. */
export async function givePassword(identity: IdentityContext, who: LoginName): Promise<Result<GivenPassword>> {
  const found = await find(identity, who);
  if (!found.ok) return found;
  const { id, email } = found.value;
  const password = temporaryPassword(identity.random);
  const ended = await identity.db.transaction().execute(async (db) => {
    await giveTemporaryPassword(identity, db, id, password);
    await db
      .updateTable('accounts')
      .set({
        // The user may have lost the phone with the authenticator app, too; or a thief set it up. Its secret goes with it,
        // else it could be turned on again without anybody proving that they have it.
        totpEnabled: 0,
        sealedTotpSecret: null,
        emailMfaEnabled: 0,
        preferredMfa: null,
      })
      .where('id', '=', id)
      .execute();
    await forgetPasswords(db, id);
    return deleteSessionsOf(identity, db, id);
  });
  identity.sessionsEnded(ended);
  identity.messages.send();
  return ok({ accountId: id, email, password });
}

/**
 * Makes an account set a new password at the next sign-in, with a code that is sent to it, and ends all its sessions.
 * It needs a verified address.
 */
export async function requireReset(identity: IdentityContext, who: LoginName): Promise<Result<Account>> {
  const found = await find(identity, who);
  if (!found.ok) return found;
  const { id } = found.value;
  const isRequired = await endSessionsWith(identity, id, async (db) => {
    const required = await db
      .updateTable('accounts')
      .set({ status: 'RESET_REQUIRED', updatedAtMs: identity.clock() })
      .where('id', '=', id)
      .where('emailVerified', '=', 1)
      .returning('id')
      .executeTakeFirst();
    return required !== undefined;
  });
  if (!isRequired) {
    return fail({
      code: 'no_way_to_them',
      message: 'This address was never confirmed, so no code may be sent there.',
      remedy: 'Give them a password to begin with instead: --with password.',
    });
  }
  return found;
}

/** Adds an account to a group, e.g. `admin`: it counts at once. */
export async function grantGroup(identity: IdentityContext, who: LoginName, name: string): Promise<Result<Account>> {
  const found = await findMember(identity, who);
  if (!found.ok) return found;
  await identity.db
    .insertInto('accountGroups')
    .values({ accountId: found.value.id, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return found;
}

/** Removes an account from a group and ends its sessions, so that no token still carries the group. */
export async function revokeGroup(identity: IdentityContext, who: LoginName, name: string): Promise<Result<Account>> {
  const found = await findMember(identity, who);
  if (!found.ok) return found;
  const { id } = found.value;
  await endSessionsWith(identity, id, async (db) => {
    await db.deleteFrom('accountGroups').where('accountId', '=', id).where('name', '=', name).execute();
    return true;
  });
  return found;
}

async function find(identity: IdentityContext, who: LoginName): Promise<Result<Account>> {
  const account = await findAccount(identity, who);
  return account === undefined ? fail(noSuchAccount) : ok(account);
}

/**
 * Finds an account that may be in a group, or be kept out: also one of a provider, which the other operations don't
 * handle because it has no password.
 */
export async function findMember(identity: IdentityContext, who: LoginName): Promise<Result<Account>> {
  const found = who.kind === 'address' ? await accountsOfReader(identity, who.text) : await accountOfId(identity, who);
  const [account, ...others] = found;
  if (account === undefined) return fail(noSuchAccount);
  if (others.length === 0) return ok(account);
  return fail({
    code: 'several_accounts',
    message: `${who.text} has several accounts: ${found.map((one) => `${one.id} (${wayIn(one)})`).join(', ')}.`,
    remedy: 'Give the id of the one that is meant in place of the address.',
  });
}

async function accountOfId(identity: IdentityContext, who: LoginName): Promise<readonly Account[]> {
  const account = await findAccountById(identity, who.text);
  return account === undefined ? [] : [account];
}

const wayIn = ({ isOfProvider }: Account) => (isOfProvider ? 'through a provider' : 'with a password');
