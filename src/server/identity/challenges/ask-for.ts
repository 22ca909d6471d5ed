import type { Account } from '../accounts/account.ts';
import type { IdentityContext } from '../identity-context.ts';
import { type ChallengeName, type ChallengeState, challengeTo, sealChallenge } from './challenge-state.ts';

/** Cognito's answer to a step of a sign-in before the last: the next challenge. */
export interface Asked {
  readonly ChallengeName: ChallengeName;
  readonly ChallengeParameters: Readonly<Record<string, string>>;
  readonly Session: string;
}

/** Asks an account for one thing more. @param more What the next step has to know besides the account. */
export function askFor(
  identity: Pick<IdentityContext, 'box' | 'clock' | 'config' | 'random'>,
  account: Pick<Account, 'id' | 'password' | 'sessionEpoch'>,
  name: Exclude<ChallengeName, 'PASSWORD_VERIFIER'>,
  parameters: Readonly<Record<string, string>>,
  more: Omit<ChallengeState, keyof ReturnType<typeof challengeTo>> = {},
): Asked {
  return {
    ChallengeName: name,
    ChallengeParameters: { USER_ID_FOR_SRP: account.id, ...parameters },
    Session: sealChallenge(identity, name, { ...challengeTo(account), ...more }),
  };
}
