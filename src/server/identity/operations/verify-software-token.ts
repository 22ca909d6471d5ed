import { ok } from '#shared/result.ts';
import { challengeTo, sealChallenge, spendChallenge } from '../challenges/challenge-state.ts';
import { refusal } from '../refusals.ts';
import { provePendingSecret } from '../totp/prove-pending-secret.ts';
import { code } from './operation.ts';
import { defineSetUpOperation } from './set-up-operation.ts';

/** Checks the first one-time password. During a sign-in that requires them it also turns them on. */
export const verifySoftwareToken = defineSetUpOperation(
  // The secret was issued to a fresh sign-in; scanning it may take minutes.
  { asks: 'proved' },
  { UserCode: code },
  async (identity, by, { UserCode }, request) => {
    const proved = await provePendingSecret(identity, by, UserCode, request);
    if (!proved.ok) return proved;
    const { account, challenge } = by;
    if (challenge === undefined) return ok({ Status: 'SUCCESS' });
    if (!(await spendChallenge(identity, challenge))) return refusal('session_over');
    const state = { ...challengeTo(account), isProved: true };
    return ok({ Status: 'SUCCESS', Session: sealChallenge(identity, 'MFA_SETUP', state, challenge) });
  },
);
