import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { sealChallenge, spendChallenge } from '../challenges/challenge-state.ts';
import { refusal } from '../refusals.ts';
import { provePendingSecret } from '../totp/prove-pending-secret.ts';
import { authorizeTotpSetUp } from '../totp/authorize-totp-set-up.ts';
import { accessToken, code, defineOperation, opaque } from './operation.ts';

const input = z.object({ AccessToken: accessToken.optional(), Session: opaque.optional(), UserCode: code });

/** Checks the first one-time password. During a sign-in that requires them it also turns them on. */
export const verifySoftwareToken = defineOperation(input, async (identity, call, request) => {
  const authorized = await authorizeTotpSetUp(identity, call);
  if (!authorized.ok) return authorized;
  const { account, challenge } = authorized.value;
  const proved = await provePendingSecret(identity, authorized.value, call.UserCode, request);
  if (!proved.ok) return proved;
  if (challenge === undefined) return ok({ Status: 'SUCCESS' });
  if (!(await spendChallenge(identity, challenge))) return refusal('session_over');
  const state = { accountId: account.id, saltHex: account.password.saltHex, isProved: true };
  return ok({ Status: 'SUCCESS', Session: sealChallenge(identity, 'MFA_SETUP', state) });
});
