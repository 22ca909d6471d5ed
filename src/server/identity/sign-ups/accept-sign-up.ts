import { ok } from '#shared/result.ts';
import { countEntry, forgetEntries } from '../codes/count-entry.ts';
import { isCode } from '../codes/outstanding-code.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { seenFrom, type SignUp, signUpKey, signUpsOf } from './sign-up.ts';

/** A code as it is entered. */
interface EnteredCode {
  readonly typed: string;
  /** The address, if one was typed or is known by what was typed. */
  readonly email: string | undefined;
  readonly code: string;
  /** The client's own sign-up, where it says which. */
  readonly signUpId: string | undefined;
}

/**
 * Makes the sign-up an account whose code was entered; its password counts, and all others that waited for the address
 * are gone. Each try is counted first, and an address for which nothing waits is answered like one with a wrong code.
 */
export async function acceptSignUp(
  identity: IdentityContext,
  request: RequestFacts,
  { typed, email, code, signUpId }: EnteredCode,
): Outcome<object> {
  const accountId = signUpKey(identity, typed);
  const waiting = email === undefined ? [] : await signUpsOf(identity, email);
  const refused = await countEntry(identity, request, {
    accountId,
    purpose: 'sign-up',
    isOutstanding: waiting.length > 0,
  });
  if (refused !== undefined) return refusal(refused);
  const owner = (one: SignUp) => ({ accountId: one.id, purpose: 'sign-up' as const });
  const right = waiting.filter((one) => isCode(identity, owner(one), one.sealedCode, code));
  const from = seenFrom(identity, request);
  const own = right.find((one) => isOwn(one, { from, signUpId, isAlone: waiting.length === 1 }));
  if (own === undefined) return refusal(right.length === 0 ? 'wrong_code' : 'code_of_another_sign_up');
  if (own.codeExpiresAtMs <= identity.clock()) return refusal('old_code');
  if (!(await makeAccount(identity, own))) return refusal('wrong_code');
  await forgetEntries(identity.db, accountId);
  return ok({});
}

/**
 * Whether a sign-up is that of who enters its code. The reader of a mailbox gets the letters of everybody who signs its
 * address up, and must not confirm a stranger's password by entering the newest code. So the client says which sign-up
 * is its own, or the code is entered where the sign-up was made. People change networks between the two: where nobody
 * else signed the address up, that is no hindrance.
 */
function isOwn(
  { id, seenFrom: place }: SignUp,
  {
    from,
    signUpId,
    isAlone,
  }: { readonly from: string; readonly signUpId: string | undefined; readonly isAlone: boolean },
): boolean {
  return signUpId === undefined ? isAlone || place === from : signUpId === id;
}

/** @returns false if the address has an account by now, or the code was used at the same moment */
function makeAccount({ db, clock }: IdentityContext, signUp: SignUp): Promise<boolean> {
  const { id, email, saltHex, sealedVerifier, attributes, createdAtMs } = signUp;
  return db.transaction().execute(async (work) => {
    const taken = await work.deleteFrom('signUps').where('id', '=', id).returning('id').executeTakeFirst();
    if (taken === undefined) return false;
    await work.deleteFrom('signUps').where('email', '=', email).execute();
    const password = { saltHex, sealedVerifier };
    const address = { loginEmail: email, email, emailVerified: 1 as const };
    const made = await work
      .insertInto('accounts')
      .values({ id, ...password, ...address, status: 'CONFIRMED', attributes, createdAtMs, updatedAtMs: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return made !== undefined;
  });
}
