import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { sealChallenge, spendChallenge } from '../challenges/challenge-state.ts';
import { refusal } from '../refusals.ts';
import { newTotpSecret } from '../totp/one-time-password.ts';
import { authorizeTotpSetUp } from '../totp/authorize-totp-set-up.ts';
import { isRecent } from '../tokens/authorize.ts';
import { accessToken, defineOperation, opaque } from './operation.ts';

const input = z.object({ AccessToken: accessToken.optional(), Session: opaque.optional() });

/** Issues a secret for one-time passwords. It takes effect once its first password is entered. */
export const associateSoftwareToken = defineOperation(input, async (identity, call) => {
  const authorized = await authorizeTotpSetUp(identity, call);
  if (!authorized.ok) return authorized;
  const { account, challenge, signedIn } = authorized.value;
  if (identity.config.oneTimePasswords === 'OFF') return refusal('one_time_passwords_off');
  // A stolen token alone must not put the thief's app in place of the owner's, nor where the owner has none.
  if (signedIn !== undefined && !isRecent(identity, signedIn)) {
    return refusal('old_sign_in_for_factor');
  }
  if (challenge !== undefined && !(await spendChallenge(identity, challenge))) return refusal('session_over');
  const secret = newTotpSecret(identity);
  await identity.db
    .updateTable('accounts')
    .set({ sealedPendingTotpSecret: identity.box.seal('totp-secret', account.id, secret) })
    .where('id', '=', account.id)
    .execute();
  if (challenge === undefined) return ok({ SecretCode: secret });
  const state = { accountId: account.id, saltHex: account.password.saltHex };
  return ok({ SecretCode: secret, Session: sealChallenge(identity, 'MFA_SETUP', state) });
});
