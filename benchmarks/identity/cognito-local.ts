import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchedPeer } from '../../scripts/peers/fetched-peer.ts';
import { startServer } from './server-process.ts';
import { callPool } from './sign-ins.ts';
import type { PoolUnderMeasurement } from './our-pool.ts';

const PORT = '9337';
const PASSWORD = 'Passw0rd!x';

/**
 * cognito-local with one account; it knows no SRP.
 * @returns undefined where it can't be fetched
 */
export async function openCognitoLocal(): Promise<PoolUnderMeasurement | undefined> {
  // The emulator that others use.
  const program = fetchedPeer('cognito-local', '5.3.0', 'lib/bin/start.js');
  if (program === undefined) return undefined;

  const folder = mkdtempSync(join(tmpdir(), 'cognito-local-'));
  const server = await startServer(folder, [program], /running|listening/i, { PORT });
  const endpoint = `http://127.0.0.1:${PORT}`;
  const { UserPool } = await callPool(endpoint, 'CreateUserPool', { PoolName: 'benchmark' });
  const UserPoolId = (UserPool as { readonly Id: string }).Id;
  const { UserPoolClient } = await callPool(endpoint, 'CreateUserPoolClient', { UserPoolId, ClientName: 'benchmark' });
  const { ClientId } = UserPoolClient as { readonly ClientId: string };
  const USERNAME = 'benchmark@example.org';
  await callPool(endpoint, 'AdminCreateUser', { UserPoolId, Username: USERNAME, MessageAction: 'SUPPRESS' });
  await callPool(endpoint, 'AdminSetUserPassword', {
    UserPoolId,
    Username: USERNAME,
    Password: PASSWORD,
    Permanent: true,
  });
  return {
    server,
    async byPassword() {
      const AuthParameters = { USERNAME, PASSWORD };
      await callPool(endpoint, 'InitiateAuth', { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
    },
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
