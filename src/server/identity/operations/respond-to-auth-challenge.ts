import { z } from 'zod';
import { finishWithTokens } from '../challenges/next-step.ts';
import { clientId, defineOperation, opaque } from './operation.ts';
import { answerMfaSetup, mfaSetupResponses } from './sign-in/answer-mfa-setup.ts';
import { answerNewPassword, newPasswordResponses } from './sign-in/answer-new-password.ts';
import { answerOneTimePassword, oneTimePasswordResponses } from './sign-in/answer-one-time-password.ts';
import { answerSrp, srpResponses } from './sign-in/answer-srp.ts';

const challenges = z.discriminatedUnion('ChallengeName', [
  z.object({ ChallengeName: z.literal('PASSWORD_VERIFIER'), ChallengeResponses: srpResponses }),
  z.object({
    ChallengeName: z.literal('NEW_PASSWORD_REQUIRED'),
    ChallengeResponses: newPasswordResponses,
    Session: opaque,
  }),
  z.object({
    ChallengeName: z.literal('SOFTWARE_TOKEN_MFA'),
    ChallengeResponses: oneTimePasswordResponses,
    Session: opaque,
  }),
  z.object({ ChallengeName: z.literal('MFA_SETUP'), ChallengeResponses: mfaSetupResponses, Session: opaque }),
]);

const input = z.object({ ClientId: clientId }).and(challenges);

export const respondToAuthChallenge = defineOperation(input, async (identity, call, request) => {
  switch (call.ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return answerSrp(identity, call.ChallengeResponses, request);
    case 'NEW_PASSWORD_REQUIRED':
      return answerNewPassword(identity, call.ChallengeResponses, call.Session, request);
    case 'SOFTWARE_TOKEN_MFA':
      return answerOneTimePassword(identity, call.ChallengeResponses, call.Session, request, finishWithTokens);
    case 'MFA_SETUP':
      return answerMfaSetup(identity, call.ChallengeResponses, call.Session, request);
  }
});
