import { ok } from '#shared/result.ts';
import { insertAccount } from '../accounts/insert-account.ts';
import { countEntry, forgetEntries } from '../codes/count-entry.ts';
import { isCode } from '../codes/outstanding-code.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { accountOfSignUp, hashOfClientKey, seenFrom, type SignUp, signUpKey, signUpsOf } from './sign-up.ts';

/** A code as it is entered. */
interface EnteredCode {
  /** An address, or an id that was shown for one. */
  readonly typed: string;
  /** The address that it stands for, if a sign-up waits; else what was typed. */
  readonly recipient: string;
  readonly code: string;
  /** The client's own sign-up, where its Session says which. */
  readonly signUpId: string | undefined;
  /** The key that the client gave when it signed up, if it gives one. */
  readonly clientKey: string | undefined;
}

/**
 * Makes the sign-up an account whose code was entered; its password counts, and all others that waited for the address
 * are gone. Each try is counted first, and an address for which nothing waits is answered like one with a wrong code.
 */
export async function acceptSignUp(
  identity: IdentityContext,
  request: RequestFacts,
  { typed, recipient, code, signUpId, clientKey }: EnteredCode,
): Outcome<object> {
  const accountId = signUpKey(identity, recipient);
  const waiting = await signUpsOf(identity, typed);
  const refused = await countEntry(identity, request, {
    accountId,
    purpose: 'sign-up',
    isOutstanding: waiting.length > 0,
  });
  if (refused !== undefined) return refusal(refused);
  const owner = (one: SignUp) => ({ accountId: one.id, purpose: 'sign-up' as const });
  const right = waiting.filter((one) => isCode(identity, owner(one), one.sealedCode, code));
  const from = seenFrom(identity, request);
  const clientKeyHash = clientKey === undefined ? undefined : hashOfClientKey(identity, clientKey);
  const own = right.find((one) => isOwn(one, { from, signUpId, clientKeyHash, isAlone: waiting.length === 1 }));
  if (own === undefined) return refusal(right.length === 0 ? 'wrong_code' : 'code_of_another_sign_up');
  if (own.codeExpiresAtMs <= identity.clock()) return refusal('old_code');
  if (!(await makeAccount(identity, own))) return refusal('wrong_code');
  await forgetEntries(identity.db, accountId);
  return ok({});
}

/** What is known of who enters a code. */
interface Claim extends Pick<EnteredCode, 'signUpId'> {
  readonly from: string;
  readonly clientKeyHash: string | undefined;
  readonly isAlone: boolean;
}

/**
 * Whether a sign-up is that of who enters its code. The reader of a mailbox gets the letters of everybody who signs its
 * address up, and must not confirm a stranger's password by entering the newest code. So the client says which sign-up
 * is its own, or the code is entered where the sign-up was made. People change networks between the two: where nobody
 * else signed the address up, that is no hindrance.
 */
function isOwn(signUp: SignUp, { from, signUpId, clientKeyHash, isAlone }: Claim): boolean {
  if (signUpId !== undefined) return signUpId === signUp.id;
  if (clientKeyHash !== undefined) return clientKeyHash === signUp.clientKeyHash;
  return isAlone || signUp.seenFrom === from;
}

/** @returns false if the address has an account by now, or the code was used at the same moment */
function makeAccount(identity: IdentityContext, signUp: SignUp): Promise<boolean> {
  const { email, createdAtMs } = signUp;
  const { id, password, attributes } = accountOfSignUp(identity, signUp);
  return identity.db.transaction().execute(async (work) => {
    const taken = await work.deleteFrom('signUps').where('id', '=', signUp.id).returning('id').executeTakeFirst();
    if (taken === undefined) return false;
    await work.deleteFrom('signUps').where('email', '=', email).execute();
    const address = { loginEmail: email, email, isEmailVerified: true };
    return insertAccount(identity, work, { id, password, ...address, status: 'CONFIRMED', attributes, createdAtMs });
  });
}
