import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { finishWithTokens } from '../challenges/next-step.ts';
import { renewTokens } from '../tokens/renew-tokens.ts';
import { beginSrp } from './sign-in/begin-srp.ts';
import { beginUserAuth, userAuthParameters } from './sign-in/begin-user-auth.ts';
import { checkPlainPassword } from './sign-in/check-plain-password.ts';
import { clientId, defineOperation, deviceKey, opaque, password, username } from './operation.ts';

const flows = z.discriminatedUnion('AuthFlow', [
  z.object({ AuthFlow: z.literal('USER_SRP_AUTH'), AuthParameters: z.object({ USERNAME: username, SRP_A: opaque }) }),
  z.object({
    AuthFlow: z.literal('USER_PASSWORD_AUTH'),
    AuthParameters: z.object({ USERNAME: username, PASSWORD: password }),
  }),
  z.object({ AuthFlow: z.literal('USER_AUTH'), AuthParameters: userAuthParameters }),
  z.object({
    AuthFlow: z.enum(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
    AuthParameters: z.object({ REFRESH_TOKEN: opaque }),
  }),
]);

/** Any flow may say which device it comes from; a client without one says null, or anything. */
const anyFlow = z.object({
  ClientId: clientId,
  AuthParameters: z.object({ DEVICE_KEY: deviceKey.nullish().catch(undefined) }),
});

const input = anyFlow.and(flows);

export const initiateAuth = defineOperation(input, async (identity, call, facts) => {
  const request = { ...facts, deviceKey: call.AuthParameters.DEVICE_KEY ?? undefined };
  switch (call.AuthFlow) {
    case 'USER_SRP_AUTH':
      return beginSrp(identity, call.AuthParameters.USERNAME, call.AuthParameters.SRP_A, request);
    case 'USER_PASSWORD_AUTH':
      return checkPlainPassword(
        identity,
        call.AuthParameters.USERNAME,
        call.AuthParameters.PASSWORD,
        request,
        finishWithTokens,
      );
    case 'USER_AUTH':
      return beginUserAuth(identity, call.AuthParameters, request);
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN': {
      const renewed = await renewTokens(identity, call.AuthParameters.REFRESH_TOKEN, request);
      return renewed.ok ? ok({ ChallengeParameters: {}, AuthenticationResult: renewed.value }) : renewed;
    }
  }
});
