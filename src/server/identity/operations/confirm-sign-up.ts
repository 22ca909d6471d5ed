import { z } from 'zod';
import { acceptSignUp } from '../sign-ups/accept-sign-up.ts';
import { signUpOfSession } from '../sign-ups/session-of-sign-up.ts';
import { clientId, code, defineOperation, opaque, signUpMetadata, username } from './operation.ts';

const input = z.object({
  ClientId: clientId,
  Username: username,
  ConfirmationCode: code,
  Session: opaque.optional(),
  ClientMetadata: signUpMetadata,
});

export const confirmSignUp = defineOperation(
  input,
  async (identity, { Username, ConfirmationCode, Session, ClientMetadata }, request) => {
    const signUpId = Session === undefined ? undefined : signUpOfSession(identity, Session);
    const said = { signUpId, clientKey: ClientMetadata?.signUp };
    return acceptSignUp(identity, request, { name: Username, code: ConfirmationCode, ...said });
  },
);
