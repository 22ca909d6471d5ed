import { ok } from '#shared/result.ts';
import { insertAccount } from '../accounts/insert-account.ts';
import { rememberAddress } from '../accounts/known-address.ts';
import type { LoginName } from '../accounts/login-name.ts';
import { isLonger, isLongerCode, longerCode } from '../codes/longer-code.ts';
import { isCode, openCode } from '../codes/outstanding-code.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { type Claim, claimOn, type Said } from './claim.ts';
import { countEntryOfSignUp, spendSignUpCodes } from './count-entry-of-sign-up.ts';
import { accountOfSignUp, type SignUp, signUpsOf } from './sign-up.ts';

/** A code as it is entered. */
interface EnteredCode extends Said {
  readonly name: LoginName;
  readonly code: string;
}

/**
 * Makes the sign-up an account whose code was entered; its password counts, and all others that waited for the address
 * are gone. Each try is counted first, and an address for which nothing waits is answered like one with a wrong code.
 */
export async function acceptSignUp(
  identity: IdentityContext,
  request: RequestFacts,
  { name, code, ...said }: EnteredCode,
): Outcome<object> {
  const { id, waiting } = await signUpsOf(identity, name);
  const claim = claimOn(identity, waiting, request, said);
  if (isLonger(code)) return acceptLonger(identity, request, waiting, claim, code);
  const refused = await countEntryOfSignUp(identity, request, id, claim);
  if (refused !== undefined) return refusal(refused);
  const right = waiting.filter((one) =>
    isCode(identity, { accountId: one.id, purpose: 'sign-up' }, one.sealedCode, code),
  );
  const own = right.find((one) => one.id === claim.signUp?.id);
  if (own === undefined) {
    if (right.length === 0) return refusal('wrong_code');
    await spendSignUpCodes(
      identity.db,
      right.map((one) => one.id),
    );
    return refusal(claim.by === 'unclear' ? 'several_signed_up_here' : 'code_of_another_sign_up');
  }
  if (own.codeExpiresAtMs <= identity.clock()) return refusal('old_code');
  return (await makeAccount(identity, own, waiting, request)) ? ok({}) : refusal('wrong_code');
}

/**
 * The longer code of any letter proves that one reads the mailbox, and nobody guesses it, so that no entry is counted. It
 * confirms the sign-up which the client says to be its own, also one that got no letter because strangers had used them
 * up; else its reader could confirm a stranger's.
 */
async function acceptLonger(
  identity: IdentityContext,
  request: RequestFacts,
  waiting: readonly SignUp[],
  { by, signUp }: Claim,
  entered: string,
): Outcome<object> {
  const isRight = waiting.some(({ id, sealedCode, codeExpiresAtMs }) => {
    const code = openCode(identity, { accountId: id, purpose: 'sign-up' }, sealedCode);
    return isLongerCode(entered, longerCode(identity, code, sealedCode)) && codeExpiresAtMs > identity.clock();
  });
  if (!isRight) return refusal('wrong_code');
  if (by !== 'said') return refusal('several_signed_up_here');
  return (await makeAccount(identity, signUp, waiting, request)) ? ok({}) : refusal('wrong_code');
}

/** @returns false if the address has an account by now, or the code was used at the same moment */
function makeAccount(
  identity: IdentityContext,
  signUp: SignUp,
  waiting: readonly SignUp[],
  request: RequestFacts,
): Promise<boolean> {
  const { email, createdAtMs } = signUp;
  const { id, password, attributes } = accountOfSignUp(identity, signUp);
  const ids = waiting.map((one) => one.id).toSorted();
  return identity.db.transaction().execute(async (work) => {
    // Held in one order, whichever is confirmed: two that hold them in different orders deadlock.
    for (const one of ids) {
      await work
        .updateTable('signUps')
        .set((row) => ({ codeEntries: row.ref('codeEntries') }))
        .where('id', '=', one)
        .execute();
    }
    const taken = await work.deleteFrom('signUps').where('id', '=', signUp.id).returning('id').executeTakeFirst();
    if (taken === undefined) return false;
    await work.deleteFrom('signUps').where('id', 'in', ids).execute();
    const address = { loginEmail: email, email, isEmailVerified: true };
    const account = { id, password, ...address, status: 'CONFIRMED', attributes, createdAtMs } as const;
    if (!(await insertAccount(identity, work, account))) return false;
    // Whoever reads the mailbox is no stranger here: wrong passwords from elsewhere do not keep them out.
    await rememberAddress(identity, work, { id, proof: password.saltHex }, request.clientAddress);
    return true;
  });
}
