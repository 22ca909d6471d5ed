import { poolNameOf } from '../pool-config.ts';
import { srpClient } from './srp-client.ts';
import type { CallAnswer, TestPool } from './test-pool.ts';

export interface SrpChallenge {
  readonly USERNAME: string;
  readonly USER_ID_FOR_SRP: string;
  readonly SALT: string;
  readonly SRP_B: string;
  readonly SECRET_BLOCK: string;
}

const client = srpClient(0x1234_5678_9abc_def0n);
const TIMESTAMP = 'Sat Nov 21 10:00:00 UTC 2026';

/** The first call of a sign-in. */
export const callBeginSrp = (pool: TestPool, username: string, clientPublicHex = client.clientPublicHex) =>
  pool.call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: username, SRP_A: clientPublicHex },
  });

export const challengeOf = ({ body }: CallAnswer) => body['ChallengeParameters'] as SrpChallenge;

/** The second call as an honest client makes it. */
export function clientSrpResponses(pool: TestPool, challenge: SrpChallenge, password: string) {
  const signature = client.sign({
    poolName: poolNameOf(pool.identity.config.poolId),
    userId: challenge.USER_ID_FOR_SRP,
    password,
    saltHex: challenge.SALT,
    serverPublicHex: challenge.SRP_B,
    secretBlock: Buffer.from(challenge.SECRET_BLOCK, 'base64'),
    timestamp: TIMESTAMP,
  });
  return {
    USERNAME: challenge.USERNAME,
    PASSWORD_CLAIM_SECRET_BLOCK: challenge.SECRET_BLOCK,
    PASSWORD_CLAIM_SIGNATURE: signature.toString('base64'),
    TIMESTAMP,
  };
}

export const callAnswerSrp = (pool: TestPool, responses: Record<string, string>) =>
  pool.call('RespondToAuthChallenge', { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses: responses });

/** Both calls. */
export async function signInBySrp(pool: TestPool, username: string, password: string): Promise<CallAnswer> {
  const begun = await callBeginSrp(pool, username);
  return callAnswerSrp(pool, clientSrpResponses(pool, challengeOf(begun), password));
}
