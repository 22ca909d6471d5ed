import type { Account } from '../accounts/account.ts';
import { ACCOUNT_ID, findAccount, findAccountById } from '../accounts/find-account.ts';
import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { readEmail } from '#shared/forms/email-address.ts';
import { accountOfSignUp, findSignUpById, seenFrom, signUpsOf, signUpsShownAs } from './sign-up.ts';

/**
 * Who can sign in with what was typed: an account, else a sign-up that waits, of several the one that was seen at this
 * place, so that strangers' sign-ups don't hide one's own. Both are asked for always: else the clock would tell who has
 * an account.
 */
export async function findWhoEnters(
  identity: Pick<IdentityContext, 'db' | 'box'>,
  typed: string,
  request: RequestFacts,
): Promise<Account | undefined> {
  const email = readEmail(typed);
  const id = typed.trim().toLowerCase();
  if (email === undefined && !ACCOUNT_ID.test(id)) return undefined;
  const [account, waiting] = await Promise.all([
    findAccount(identity, typed),
    email === undefined ? signUpsShownAs(identity, id) : signUpsOf(identity, email),
  ]);
  if (account !== undefined) return account;
  const from = seenFrom(identity, request);
  const signUp = waiting.find((one) => one.seenFrom === from) ?? waiting[0];
  return signUp && accountOfSignUp(identity, signUp);
}

/** As {@link findWhoEnters}, by what {@link findWhoEnters} gave. */
export async function findWhoEntersById(
  identity: Pick<IdentityContext, 'db' | 'box'>,
  id: string,
  signUpId: string | undefined,
): Promise<Account | undefined> {
  if (signUpId === undefined) return findAccountById(identity, id);
  const signUp = await findSignUpById(identity, signUpId);
  return signUp && accountOfSignUp(identity, signUp);
}

/** Notes where the password of a sign-up was entered right: there its code may be asked for again. */
export async function noteSignUpSeen(
  identity: Pick<IdentityContext, 'db' | 'box' | 'clock'>,
  id: string,
  request: RequestFacts,
): Promise<void> {
  await identity.db
    .updateTable('signUps')
    .set({ seenFrom: seenFrom(identity, request), seenAtMs: identity.clock() })
    .where('id', '=', id)
    .execute();
}
