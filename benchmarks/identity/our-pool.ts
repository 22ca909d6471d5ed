import { join } from 'node:path';
import { poolNameOf, studioPool } from '#server/identity/pool-config.ts';
import { modPowByOpenSsl } from '#server/identity/srp/mod-pow.ts';
import type { SrpChallenge } from '#server/identity/testing/srp-call.ts';
import { srpClient } from '#server/identity/testing/srp-client.ts';
import { TEST_PASSWORD } from '#server/identity/testing/test-pool.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { callPool } from './sign-ins.ts';

const USERNAME = 'benchmark@example.org';
const TIMESTAMP = 'Sat Nov 21 10:00:00 UTC 2026';
const client = srpClient(0x1234_5678_9abc_def0n, modPowByOpenSsl);

/** A pool in a process of its own, with one account that can sign in. */
export interface PoolUnderMeasurement {
  readonly server: ServerProcess;
  byPassword(): Promise<void>;
  close(): Promise<void>;
}

/** What is measured of ours alone. */
export interface OurPool extends PoolUnderMeasurement {
  bySrp(): Promise<void>;
  /** Tries a password at somebody else's account, which is refused. */
  wrongPassword(): Promise<void>;
  /** Reads what every page asks for first. */
  readSettings(): Promise<void>;
}

/** The studio with its own pool, over HTTP, with its database in a file. */
export async function openOurPool(folder: string): Promise<OurPool> {
  const entry = join(import.meta.dirname, 'pool-process.ts');
  const server = await startServer(folder, [entry, join(folder, 'studio')], /^http/);
  const { origin } = new URL(server.firstLine);
  const call = (operation: string, body: object) =>
    callPool(`${origin}/identity`, operation, { ClientId: studioPool.clientId, ...body });

  return {
    server,
    async bySrp() {
      const begun = await call('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME, SRP_A: client.clientPublicHex },
      });
      const challenge = begun['ChallengeParameters'] as SrpChallenge;
      const signature = client.sign({
        poolName: poolNameOf(studioPool.poolId),
        userId: challenge.USER_ID_FOR_SRP,
        password: TEST_PASSWORD,
        saltHex: challenge.SALT,
        serverPublicHex: challenge.SRP_B,
        secretBlock: Buffer.from(challenge.SECRET_BLOCK, 'base64'),
        timestamp: TIMESTAMP,
      });
      await call('RespondToAuthChallenge', {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: challenge.USERNAME,
          PASSWORD_CLAIM_SECRET_BLOCK: challenge.SECRET_BLOCK,
          PASSWORD_CLAIM_SIGNATURE: signature.toString('base64'),
          TIMESTAMP,
        },
      });
    },
    async byPassword() {
      await call('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD: TEST_PASSWORD },
      });
    },
    async wrongPassword() {
      const AuthParameters = { USERNAME: 'stormed@example.org', PASSWORD: 'Wr0ng-one!' };
      const isIn = await call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }).catch(
        () => undefined,
      );
      if (isIn !== undefined) throw new Error('A wrong password was taken.');
    },
    async readSettings() {
      const answer = await fetch(`${origin}/config.json`);
      await answer.json();
    },
    close: () => server.stop(),
  };
}
