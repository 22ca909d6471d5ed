import { z } from 'zod';
import { resendCode } from '../sign-ups/resend-code.ts';
import { clientId, defineOperation, username } from './operation.ts';

const input = z.object({ ClientId: clientId, Username: username });

export const resendConfirmationCode = defineOperation(input, async (identity, { Username }, request) => {
  return resendCode(identity, request, Username);
});
