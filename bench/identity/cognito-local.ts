import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server-process.ts';
import { callPool, type SignInRate, signInRate } from './sign-ins.ts';

/** The emulator that others use; a hundred megabytes with what it needs, so that it is fetched for the bench alone. */
const PEER = 'cognito-local@5.3.0';
const PEERS = join(import.meta.dirname, '../../.cache/peers');
const PORT = '9337';
const PASSWORD = 'Passw0rd!x';

/**
 * Sign-ins by password at cognito-local; it knows no SRP.
 * @returns undefined where it can't be fetched
 */
export async function measureCognitoLocal(count: number): Promise<SignInRate | undefined> {
  const program = join(PEERS, 'node_modules/cognito-local/lib/bin/start.js');
  mkdirSync(PEERS, { recursive: true });
  if (!existsSync(program)) {
    spawnSync('npm', ['install', '--prefix', PEERS, '--no-audit', '--no-fund', PEER], { stdio: 'ignore' });
  }
  if (!existsSync(program)) return undefined;

  const folder = mkdtempSync(join(tmpdir(), 'cognito-local-'));
  const server = await startServer(folder, [program], /running|listening/i, { PORT });
  const endpoint = `http://127.0.0.1:${PORT}`;
  try {
    const { UserPool } = await callPool(endpoint, 'CreateUserPool', { PoolName: 'bench' });
    const UserPoolId = (UserPool as { readonly Id: string }).Id;
    const { UserPoolClient } = await callPool(endpoint, 'CreateUserPoolClient', { UserPoolId, ClientName: 'bench' });
    const { ClientId } = UserPoolClient as { readonly ClientId: string };
    const USERNAME = 'bench@example.org';
    await callPool(endpoint, 'AdminCreateUser', { UserPoolId, Username: USERNAME, MessageAction: 'SUPPRESS' });
    await callPool(endpoint, 'AdminSetUserPassword', {
      UserPoolId,
      Username: USERNAME,
      Password: PASSWORD,
      Permanent: true,
    });
    return await signInRate(server, count, async () => {
      const AuthParameters = { USERNAME, PASSWORD };
      await callPool(endpoint, 'InitiateAuth', { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
