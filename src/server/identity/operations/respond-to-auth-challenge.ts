import { z } from 'zod';
import { finishWithTokens } from '../challenges/next-step.ts';
import { clientId, defineOperation, deviceKey, opaque } from './operation.ts';
import {
  answerDeviceProof,
  beginDeviceProof,
  deviceProofResponses,
  deviceSrpResponses,
} from './sign-in/answer-device.ts';
import { answerEmailCode, emailCodeResponses } from './sign-in/answer-email-code.ts';
import { answerFactorChoice, factorChoiceResponses } from './sign-in/answer-factor-choice.ts';
import { answerMfaSetup, mfaSetupResponses } from './sign-in/answer-mfa-setup.ts';
import { answerNewPassword, newPasswordResponses } from './sign-in/answer-new-password.ts';
import { answerOneTimePassword, oneTimePasswordResponses } from './sign-in/answer-one-time-password.ts';
import { answerPasskey, passkeyResponses } from './sign-in/answer-passkey.ts';
import { answerSrp, srpResponses } from './sign-in/answer-srp.ts';
import { answerWay, wayResponses } from './sign-in/begin-user-auth.ts';

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
  z.object({ ChallengeName: z.literal('SELECT_MFA_TYPE'), ChallengeResponses: factorChoiceResponses, Session: opaque }),
  z.object({ ChallengeName: z.literal('EMAIL_OTP'), ChallengeResponses: emailCodeResponses, Session: opaque }),
  z.object({ ChallengeName: z.literal('SELECT_CHALLENGE'), ChallengeResponses: wayResponses, Session: opaque }),
  z.object({ ChallengeName: z.literal('WEB_AUTHN'), ChallengeResponses: passkeyResponses, Session: opaque }),
  z.object({ ChallengeName: z.literal('DEVICE_SRP_AUTH'), ChallengeResponses: deviceSrpResponses, Session: opaque }),
  z.object({ ChallengeName: z.literal('DEVICE_PASSWORD_VERIFIER'), ChallengeResponses: deviceProofResponses }),
]);

/** Any step may say which device it comes from; a client without one says null, or anything. */
const anyStep = z.object({
  ClientId: clientId,
  ChallengeResponses: z.object({ DEVICE_KEY: deviceKey.nullish().catch(undefined) }),
});

const input = anyStep.and(challenges);

export const respondToAuthChallenge = defineOperation(input, async (identity, call, facts) => {
  const request = { ...facts, deviceKey: call.ChallengeResponses.DEVICE_KEY ?? undefined };
  switch (call.ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return answerSrp(identity, call.ChallengeResponses, request);
    case 'NEW_PASSWORD_REQUIRED':
      return answerNewPassword(identity, call.ChallengeResponses, call.Session, request);
    case 'SOFTWARE_TOKEN_MFA':
      return answerOneTimePassword(identity, call.ChallengeResponses, call.Session, request, finishWithTokens);
    case 'MFA_SETUP':
      return answerMfaSetup(identity, call.ChallengeResponses, call.Session, request);
    case 'SELECT_MFA_TYPE':
      return answerFactorChoice(identity, call.ChallengeResponses, call.Session, request);
    case 'EMAIL_OTP':
      return answerEmailCode(identity, call.ChallengeResponses, call.Session, request, finishWithTokens);
    case 'SELECT_CHALLENGE':
      return answerWay(identity, call.ChallengeResponses, call.Session, request);
    case 'WEB_AUTHN':
      return answerPasskey(identity, call.ChallengeResponses, call.Session, request);
    case 'DEVICE_SRP_AUTH':
      return beginDeviceProof(identity, call.ChallengeResponses, call.Session);
    case 'DEVICE_PASSWORD_VERIFIER':
      return answerDeviceProof(identity, call.ChallengeResponses, request);
  }
});
