import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { ok } from '#shared/result.ts';
import { sealChallenge } from '../../challenges/challenge-state.ts';
import { countAttempt } from '../../../limits/count-attempts.ts';
import { identityLimits } from '../../identity-limits.ts';
import { registrationOptions } from '../../passkeys/verify-credential.ts';
import { refusal } from '../../refusals.ts';
import { authorize } from '../../tokens/authorize.ts';
import { accessToken, defineOperation } from '../operation.ts';

/** As at Cognito. */
const MOST_PASSKEYS = 20;

const input = z.object({ AccessToken: accessToken });

/**
 * Begins to add a passkey to one's own account. The challenge is our sealed state itself, so that nothing has to be kept
 * until the browser answers.
 */
export const startWebAuthnRegistration = defineOperation(input, async (identity, { AccessToken }) => {
  const authorized = await authorize(identity, AccessToken);
  if (!authorized.ok) return authorized;
  const { account, signedInAtMs } = authorized.value;
  if (!identity.config.firstFactors.includes('WEB_AUTHN')) return refusal('passkeys_off');
  // It outlives the session: a token that somebody found must not become a way in.
  if (identity.clock() - signedInAtMs > identity.config.recentSignInMs) return refusal('old_sign_in_for_passkey');
  const passkeys = await identity.db
    .selectFrom('passkeys')
    .select('credentialId')
    .where('accountId', '=', account.id)
    .execute();
  if (!(await countAttempt(identity, identityLimits.passkeysOfAccount, account.id)))
    return refusal('too_many_requests');
  if (passkeys.length >= MOST_PASSKEYS) return refusal('too_many_passkeys');
  const state = { accountId: account.id, saltHex: account.password.saltHex };
  const challenge = Buffer.from(sealChallenge(identity, 'WEB_AUTHN_REGISTRATION', state), 'base64');
  return ok({
    CredentialCreationOptions: await registrationOptions({
      site: identity.config.passkeySite,
      siteName: brand.name,
      accountId: account.id,
      email: account.email,
      challenge: challenge.toString('base64url'),
      known: passkeys.map(({ credentialId }) => credentialId),
    }),
  });
});
