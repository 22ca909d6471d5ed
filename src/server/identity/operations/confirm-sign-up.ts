import { z } from 'zod';
import { acceptSignUp } from '../sign-ups/accept-sign-up.ts';
import { addressOfSignUp } from '../sign-ups/address-of-sign-up.ts';
import { signUpOfSession } from '../sign-ups/session-of-sign-up.ts';
import { clientId, code, defineOperation, opaque, username } from './operation.ts';

/** Amplify sends no Session, but what a screen gives it: the studio's gives the UserSub that SignUp answered. */
const metadata = z.object({ signUp: z.string().min(1).max(64) });

const input = z.object({
  ClientId: clientId,
  Username: username,
  ConfirmationCode: code,
  Session: opaque.optional(),
  ClientMetadata: metadata.nullish().catch(undefined),
});

export const confirmSignUp = defineOperation(
  input,
  async (identity, { Username, ConfirmationCode, Session, ClientMetadata }, request) => {
    const email = await addressOfSignUp(identity, Username);
    const ofSession = Session === undefined ? undefined : signUpOfSession(identity, Session);
    const entered = { typed: email ?? Username, email, code: ConfirmationCode };
    return acceptSignUp(identity, request, { ...entered, signUpId: ofSession ?? ClientMetadata?.signUp });
  },
);
