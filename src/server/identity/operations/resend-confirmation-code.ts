import { z } from 'zod';
import { readEmail } from '#shared/forms/email-address.ts';
import { ok } from '#shared/result.ts';
import { deliveryTo } from '../codes/send-code.ts';
import { addressOfSignUp } from '../sign-ups/address-of-sign-up.ts';
import { resendCode } from '../sign-ups/resend-code.ts';
import { clientId, defineOperation, username } from './operation.ts';

const input = z.object({ ClientId: clientId, Username: username });

export const resendConfirmationCode = defineOperation(input, async (identity, { Username }, request) => {
  const email = await addressOfSignUp(identity, Username);
  const sent = await resendCode(identity, request, Username, email ?? Username);
  // To who asks by an id nothing is told of the address: there are ids for addresses without a sign-up, too.
  return sent.ok && readEmail(Username) === undefined ? ok(deliveryTo(Username)) : sent;
});
