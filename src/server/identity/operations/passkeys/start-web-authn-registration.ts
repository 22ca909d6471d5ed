import { brand } from '#shared/brand.ts';
import { ok } from '#shared/result.ts';
import { challengeTo, sealChallenge } from '../../challenges/challenge-state.ts';
import { countAttempt } from '../../../limits/count-attempts.ts';
import { identityLimits } from '../../identity-limits.ts';
import { registrationOptions } from '../../passkeys/verify-credential.ts';
import { refusal } from '../../refusals.ts';
import { defineOwnOperation } from '../own-operation.ts';

/** As at Cognito. */
const MOST_PASSKEYS = 20;

/**
 * Begins to add a passkey to one's own account. The challenge is our sealed state itself, so that nothing has to be kept
 * until the browser answers. The passkey outlives the session: a token that somebody found must not become a way in.
 */
export const startWebAuthnRegistration = defineOwnOperation(
  { asks: 'fresh', refused: 'old_sign_in_for_passkey' },
  {},
  async (identity, { account: { id }, session, hold }) => {
    if (!identity.config.firstFactors.includes('WEB_AUTHN')) return refusal('passkeys_off');
    if (!(await countAttempt(identity, identityLimits.passkeysOfAccount, id))) return refusal('too_many_requests');
    const read = await identity.db.transaction().execute(async (db) => {
      const held = await hold(db);
      if (!held.ok) return held;
      const passkeys = await db.selectFrom('passkeys').select('credentialId').where('accountId', '=', id).execute();
      return ok({ account: held.value.account, passkeys });
    });
    if (!read.ok) return read;
    const { account, passkeys } = read.value;
    if (passkeys.length >= MOST_PASSKEYS) return refusal('too_many_passkeys');
    const state = { ...challengeTo(account), sessionId: session.id };
    const challenge = Buffer.from(sealChallenge(identity, 'WEB_AUTHN_REGISTRATION', state), 'base64');
    return ok({
      CredentialCreationOptions: await registrationOptions({
        site: identity.config.passkeySite,
        siteName: brand.name,
        accountId: id,
        email: account.email,
        challenge: challenge.toString('base64url'),
        known: passkeys.map(({ credentialId }) => credentialId),
      }),
    });
  },
);
