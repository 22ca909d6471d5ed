import { z } from 'zod';
import { readEmail } from '#shared/forms/email-address.ts';
import { ok } from '#shared/result.ts';
import { deliveryTo } from '../codes/send-code.ts';
import { addressOfSignUp } from '../sign-ups/address-of-sign-up.ts';
import { resendCode } from '../sign-ups/resend-code.ts';
import { clientId, defineOperation, username } from './operation.ts';

const input = z.object({ ClientId: clientId, Username: username });

export const resendConfirmationCode = defineOperation(input, async (identity, { Username }, request) => {
  return resendCode(identity, request, Username);
});
