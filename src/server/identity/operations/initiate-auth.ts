import { z } from 'zod';
import { finishWithTokens } from '../challenges/next-step.ts';
import { refusal } from '../refusals.ts';
import { beginSrp } from './sign-in/begin-srp.ts';
import { checkPlainPassword } from './sign-in/check-plain-password.ts';
import { clientId, defineOperation, opaque, password, username } from './operation.ts';

const flows = z.discriminatedUnion('AuthFlow', [
  z.object({ AuthFlow: z.literal('USER_SRP_AUTH'), AuthParameters: z.object({ USERNAME: username, SRP_A: opaque }) }),
  z.object({
    AuthFlow: z.literal('USER_PASSWORD_AUTH'),
    AuthParameters: z.object({ USERNAME: username, PASSWORD: password }),
  }),
  // With rotation on, Cognito refuses these too: GetTokensFromRefreshToken is for that.
  z.object({ AuthFlow: z.enum(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']) }),
]);

const input = z.object({ ClientId: clientId }).and(flows);

export const initiateAuth = defineOperation(input, async (identity, call, request) => {
  switch (call.AuthFlow) {
    case 'USER_SRP_AUTH':
      return beginSrp(identity, call.AuthParameters.USERNAME, call.AuthParameters.SRP_A);
    case 'USER_PASSWORD_AUTH':
      return checkPlainPassword(
        identity,
        call.AuthParameters.USERNAME,
        call.AuthParameters.PASSWORD,
        request,
        finishWithTokens,
      );
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      return refusal('bad_input', `${call.AuthFlow} flow not enabled for this client`);
  }
});
