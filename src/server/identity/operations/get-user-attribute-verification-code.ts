import { z } from 'zod';
import { sendCode } from '../codes/send-code.ts';
import { refusal } from '../refusals.ts';
import { authorize } from '../tokens/authorize.ts';
import { accessToken, defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken, AttributeName: z.string().min(1).max(32) });

export const getUserAttributeVerificationCode = defineOperation(
  input,
  async (identity, { AccessToken, AttributeName }, request) => {
    const authorized = await authorize(identity, AccessToken);
    if (!authorized.ok) return authorized;
    const { account } = authorized.value;
    if (AttributeName === 'phone_number' && identity.sms !== undefined) {
      const phone = account.attributes['phone_number'];
      if (phone === undefined) return refusal('bad_input', 'There is no phone number.');
      return sendCode(identity, request, account.id, 'verify-phone', phone);
    }
    if (AttributeName !== 'email') return refusal('bad_input', `${AttributeName} can't be verified here.`);
    return sendCode(identity, request, account.id, 'verify-email', account.email);
  },
);
