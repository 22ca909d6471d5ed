import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { findAccount } from '../accounts/find-account.ts';
import { checkPassword } from '../accounts/password-policy.ts';
import { setPassword } from '../accounts/set-password.ts';
import { unknownAccountId } from '../accounts/unknown-account.ts';
import { useCode } from '../codes/use-code.ts';
import { forgetAttempts } from '../../limits/count-attempts.ts';
import { identityLimits } from '../identity-limits.ts';
import { endSessionsOf } from '../tokens/end-sessions.ts';
import { clientId, code, defineOperation, password, username } from './operation.ts';

const input = z.object({ ClientId: clientId, Username: username, ConfirmationCode: code, Password: password });

/** Replaces a forgotten password and ends every session. */
export const confirmForgotPassword = defineOperation(
  input,
  async (identity, { Username, ConfirmationCode, Password }, request) => {
    const isStrong = checkPassword(Password);
    if (!isStrong.ok) return isStrong;
    const account = await findAccount(identity, Username);
    const id = account?.id ?? unknownAccountId(identity, Username);
    const used = await useCode(identity, request, id, 'reset', ConfirmationCode);
    if (!used.ok) return used;
    await setPassword(identity, identity.db, id, Password);
    await forgetAttempts(identity, identityLimits.passwordsOfAccount, id);
    await endSessionsOf(identity, id);
    return ok({});
  },
);
