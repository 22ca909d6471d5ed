import { ok } from '#shared/result.ts';
import type { LoginName } from '../../accounts/login-name.ts';
import { unknownAccount } from '../../accounts/unknown-account.ts';
import { challengeTo, sealChallenge } from '../../challenges/challenge-state.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../../identity-context.ts';
import { refusal } from '../../refusals.ts';
import { findWhoEnters } from '../../sign-ups/find-who-enters.ts';
import { readClientPublic } from '../../srp/srp.ts';
import { countBeginning } from './password-attempts.ts';

/** The first half of SRP. An unknown account gets a challenge, too, with the same salt each time. */
export async function beginSrp(
  identity: IdentityContext,
  name: LoginName,
  clientPublicHex: string,
  request: RequestFacts,
): Outcome<object> {
  if (readClientPublic(clientPublicHex) === undefined) return refusal('bad_input', 'Illegal SRP_A');
  const { account, id } = await findWhoEnters(identity, name, request);
  const asked = account ?? unknownAccount(identity, id);
  const { password } = asked;
  if (!(await countBeginning(identity, asked, request))) return refusal('too_many_passwords');
  const step = identity.srp.begin(password);
  const { signUpId } = account ?? {};
  const state = { ...challengeTo(asked), signUpId, step: { ...step, clientPublicHex } };
  return ok({
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      USER_ID_FOR_SRP: id,
      USERNAME: id,
      SALT: password.saltHex,
      SRP_B: step.publicHex,
      SECRET_BLOCK: sealChallenge(identity, 'PASSWORD_VERIFIER', state),
    },
  });
}
