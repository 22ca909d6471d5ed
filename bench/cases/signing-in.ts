import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestPool, PASSWORD } from '#server/identity/testing/test-pool.ts';
import { cacheVerifier } from '#server/identity/tokens/cached-verifier.ts';
import { createEmbeddedVerifier } from '#server/identity/tokens/embedded-verifier.ts';
import { measureCognitoLocal } from '../identity/cognito-local.ts';
import { measureOurPool } from '../identity/our-pool.ts';
import type { BenchCase, Row } from '../row.ts';
import { milliseconds } from '../row.ts';
import { timedAsync } from '../timing.ts';

const SIGN_INS = 400;
const CHECKS_A_RUN = 200;
const RUNS = 15;

const perSecond = (what: string, value: number, atLeast?: number): Row => ({
  what,
  value,
  unit: '/s',
  ...(atLeast === undefined ? {} : { target: { kind: 'at least', value: atLeast } }),
});

/** How fast people get in, and how fast every request after that is let through. */
export const signingIn: BenchCase = {
  name: 'signing-in',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'bench-identity-'));
    try {
      const ours = await measureOurPool(folder, SIGN_INS);
      const peer = await measureCognitoLocal(SIGN_INS);
      return [
        perSecond('commits that this disk takes (write and fsync)', fsyncRate(folder)),
        perSecond('sign-ins by SRP, a core', ours.srp.perCoreSecond, 100),
        perSecond('sign-ins by SRP, with their clients beside', ours.srp.perSecond),
        perSecond('sign-ins by password, a core', ours.password.perCoreSecond),
        ...(peer === undefined
          ? []
          : [
              perSecond('sign-ins by password at cognito-local, a core', peer.perCoreSecond),
              {
                what: 'ours to cognito-local, by password',
                value: ours.password.perCoreSecond / peer.perCoreSecond,
                unit: '×',
                target: { kind: 'at least', value: 1.5 },
              } as const,
            ]),
        ...(await tokenChecks()),
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

/** What SQLite does at each commit with `synchronous=FULL`, without SQLite. */
function fsyncRate(folder: string): number {
  const file = openSync(join(folder, 'fsync'), 'a');
  const page = Buffer.alloc(4096);
  const count = 200;
  const from = performance.now();
  for (let index = 0; index < count; index += 1) {
    writeSync(file, page);
    fsyncSync(file);
  }
  const seconds = (performance.now() - from) / 1000;
  closeSync(file);
  return count / seconds;
}

async function tokenChecks(): Promise<readonly Row[]> {
  const pool = await openTestPool();
  await pool.create({ email: 'bench@example.org' });
  const AuthParameters = { USERNAME: 'bench@example.org', PASSWORD };
  const { body } = await pool.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
  const { AccessToken } = body['AuthenticationResult'] as { readonly AccessToken: string };
  const uncached = createEmbeddedVerifier(pool.identity);
  const cached = cacheVerifier(uncached, Date.now);
  const checkMs = async (verifier: typeof uncached) => {
    const { medianMs } = await timedAsync(RUNS, async () => {
      for (let index = 0; index < CHECKS_A_RUN; index += 1) {
        if (!(await verifier.verify(AccessToken)).ok) throw new Error('The token is not taken');
      }
    });
    return medianMs / CHECKS_A_RUN;
  };
  const rows = [
    milliseconds('a token that was checked before', await checkMs(cached), 0.05),
    milliseconds('a token for the first time', await checkMs(uncached), 0.3),
  ];
  await pool.close();
  return rows;
}
