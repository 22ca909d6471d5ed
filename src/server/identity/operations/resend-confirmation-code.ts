import { z } from 'zod';
import { findAccount } from '../accounts/find-account.ts';
import { unknownAccountId } from '../accounts/unknown-account.ts';
import { pretendToSendCode, sendCode } from '../codes/send-code.ts';
import { refusal } from '../refusals.ts';
import { clientId, defineOperation, username } from './operation.ts';

const input = z.object({ ClientId: clientId, Username: username });

export const resendConfirmationCode = defineOperation(input, async (identity, { Username }, request) => {
  const account = await findAccount(identity, Username);
  if (account === undefined) {
    return pretendToSendCode(identity, request, unknownAccountId(identity, Username), Username);
  }
  // The screens move on when they read this.
  if (account.status !== 'UNCONFIRMED') return refusal('resend_already_confirmed');
  return sendCode(identity, request, account.id, 'sign-up', account.email);
});
