import type { Account } from '../accounts/account.ts';
import { findAccount, findAccountById } from '../accounts/find-account.ts';
import type { LoginName } from '../accounts/login-name.ts';
import type { Named } from '../accounts/shown-id.ts';
import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { accountOfSignUp, findSignUpById, seenFrom, signUpsOf } from './sign-up.ts';

/**
 * Who can sign in by a name: an account, else a sign-up that waits, of several the one that was seen at this
 * place, so that strangers' sign-ups don't hide one's own. Both are asked for always: else the clock would tell who has
 * an account.
 */
export async function findWhoEnters(
  identity: Pick<IdentityContext, 'db' | 'box'>,
  name: LoginName,
  request: RequestFacts,
): Promise<Named> {
  const [account, { id, waiting }] = await Promise.all([findAccount(identity, name), signUpsOf(identity, name)]);
  if (account !== undefined) return { account, id: account.id };
  const from = seenFrom(identity, request);
  const signUp = waiting.find((one) => one.seenFrom === from) ?? waiting[0];
  return { account: signUp && accountOfSignUp(identity, signUp), id };
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
