import { z } from 'zod';
import { findAccount } from '../accounts/find-account.ts';
import { unknownAccountId } from '../accounts/unknown-account.ts';
import { seemToSendCode, sendCode } from '../codes/send-code.ts';
import { refusal } from '../refusals.ts';
import { clientId, defineOperation, username } from './operation.ts';

const input = z.object({ ClientId: clientId, Username: username });

export const forgotPassword = defineOperation(input, async (identity, { Username }, request) => {
  const account = await findAccount(identity, Username);
  if (account === undefined) {
    return seemToSendCode(identity, request, unknownAccountId(identity, Username), Username);
  }
  if (account.status === 'FORCE_CHANGE_PASSWORD') return refusal('temporary_password');
  // A desktop studio confirms no address: its codes appear on the same screen.
  const isReachable = account.isEmailVerified || identity.config.isPersonal;
  if (!isReachable || account.status === 'UNCONFIRMED') return refusal('reset_not_possible');
  return sendCode(identity, request, account.id, 'reset', account.email);
});
