import { z } from 'zod';
import { ok } from '#shared/result.ts';
import type { Account } from '../../accounts/account.ts';
import { findAccountById } from '../../accounts/find-account.ts';
import { placeKnown } from '../../accounts/known-address.ts';
import type { LoginName } from '../../accounts/login-name.ts';
import { askFor, type Asked } from '../../challenges/ask-for.ts';
import { isStillAsked, openChallenge, spendChallenge } from '../../challenges/challenge-state.ts';
import { continueSignIn, finishWithTokens } from '../../challenges/next-step.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../../identity-context.ts';
import { credentialAssertion } from '../../passkeys/credential.ts';
import { verifyAssertion } from '../../passkeys/verify-credential.ts';
import { refusal } from '../../refusals.ts';
import type { Alongside } from '../../tokens/start-session.ts';

/** 256 bits; WebAuthn asks for 128. */
const CHALLENGE_BYTES = 32;

/**
 * Asks for a signature by a passkey. No list of passkeys goes with it, since it would tell who has an account and which;
 * they are made so that the browser finds them by the site.
 */
export async function askPasskey(
  identity: IdentityContext,
  account: Pick<Account, 'id' | 'password' | 'sessionEpoch'>,
  name: LoginName,
): Outcome<Asked> {
  const { config, random } = identity;
  const toSign = Buffer.from(random.bytes(CHALLENGE_BYTES)).toString('base64url');
  const options = {
    challenge: toSign,
    rpId: config.passkeySite.relyingPartyId,
    timeout: config.challengeLifeMs,
    userVerification: 'required',
    allowCredentials: [],
  };
  const parameters = { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) };
  return ok(askFor(identity, account, 'WEB_AUTHN', parameters, { toSign, name }));
}

/** Amplify and the SDK send the credential as a text. */
const credential = z
  .string()
  .max(32_768)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('CREDENTIAL is not JSON');
      return z.NEVER;
    }
  })
  .pipe(credentialAssertion);

export const passkeyResponses = z.object({ CREDENTIAL: credential });

/** Checks a signature by a passkey. One Session takes one, right or wrong. */
export async function answerPasskey(
  identity: IdentityContext,
  { CREDENTIAL }: z.infer<typeof passkeyResponses>,
  session: string,
  request: RequestFacts,
): Outcome<object> {
  const opened = openChallenge(identity, 'WEB_AUTHN', session);
  if (!opened.ok) return opened;
  const { accountId, toSign = '' } = opened.value;
  if (!(await spendChallenge(identity, opened.value))) return refusal('session_over');
  const passkey = await identity.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credentialId', '=', CREDENTIAL.id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  const account = await findAccountById(identity, accountId);
  if (passkey === undefined || account === undefined) return refusal('wrong_passkey');
  // A reset takes passkeys away: one that was found just before must not open what has a new password by now.
  if (!isStillAsked(opened.value, account)) return refusal('session_over');
  const signCount = await verifyAssertion(identity.config.passkeySite, toSign, CREDENTIAL, passkey);
  if (signCount === undefined) return refusal('wrong_passkey');
  const known = placeKnown(identity, account, request);
  const signed: Alongside = async (db) => {
    // Of a passkey and its copy that sign at once, from one count, one counts: the other finds it no longer as it was read.
    const counted = await db
      .updateTable('passkeys')
      .set({ signCount, usedAtMs: identity.clock() })
      .where('credentialId', '=', passkey.credentialId)
      .where('signCount', '=', passkey.signCount)
      .returning('credentialId')
      .executeTakeFirst();
    return counted === undefined ? refusal('wrong_passkey') : known(db);
  };
  return continueSignIn(identity, account, request, signed, finishWithTokens, 'WEB_AUTHN');
}
