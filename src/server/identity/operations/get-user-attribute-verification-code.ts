import { z } from 'zod';
import { sendCode } from '../codes/send-code.ts';
import { refusal } from '../refusals.ts';
import { defineOwnOperation } from './own-operation.ts';

/** Sends a code to an address or a number that the account has already. */
export const getUserAttributeVerificationCode = defineOwnOperation(
  { asks: 'session' },
  { AttributeName: z.string().min(1).max(32) },
  async (identity, { account }, { AttributeName }, request) => {
    if (AttributeName === 'phone_number' && identity.sms !== undefined) {
      const phone = account.attributes['phone_number'];
      if (phone === undefined) return refusal('bad_input', 'There is no phone number.');
      return sendCode(identity, request, account.id, { purpose: 'verify-phone', destination: phone });
    }
    if (AttributeName !== 'email') return refusal('bad_input', `${AttributeName} can't be verified here.`);
    if (account.email === '') return refusal('bad_input', 'There is no e-mail address.');
    return sendCode(identity, request, account.id, { purpose: 'verify-email', destination: account.email });
  },
);
