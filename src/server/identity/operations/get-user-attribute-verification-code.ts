import { z } from 'zod';
import { sendCode } from '../codes/send-code.ts';
import { refuse } from '../refusals.ts';
import { authorize } from '../tokens/authorize.ts';
import { accessToken, defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken, AttributeName: z.string().min(1).max(32) });

export const getUserAttributeVerificationCode = defineOperation(
  input,
  async (identity, { AccessToken, AttributeName }, request) => {
    const authorized = await authorize(identity, AccessToken);
    if (!authorized.ok) return authorized;
    if (AttributeName !== 'email') return refuse('bad_input', 'Only email can be verified.');
    const { account } = authorized.value;
    return sendCode(identity, request, account.id, 'verify-email', account.email);
  },
);
