import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestPool, TEST_PASSWORD } from '#server/identity/testing/test-pool.ts';
import { cacheVerifier } from '#server/identity/tokens/cached-verifier.ts';
import { createEmbeddedVerifier } from '#server/identity/tokens/embedded-verifier.ts';
import { openCognitoLocal } from '../identity/cognito-local.ts';
import { openOurPool, type PoolUnderMeasurement } from '../identity/our-pool.ts';
import { signInRate, warmUp } from '../identity/sign-ins.ts';
import { arriving, inStorm } from '../identity/under-load.ts';
import type { BenchmarkCase, Row } from '../row.ts';
import { milliseconds } from '../row.ts';
import { timedAsync } from '../timing.ts';

const SIGN_INS = 500;
/** How often our pool and the other take turns. */
const TURNS = 5;
const CHECKS_A_RUN = 200;
const RUNS = 15;

const perSecond = (what: string, value: number, atLeast?: number): Row => ({
  what,
  value,
  unit: '/s',
  ...(atLeast === undefined ? {} : { target: { kind: 'at least', value: atLeast } }),
});

/** How fast people can sign in, and how fast the token of every later request is checked. */
export const signingIn: BenchmarkCase = {
  name: 'signing-in',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'benchmark-identity-'));
    try {
      return [
        perSecond('commits that this disk takes (write and fsync)', fsyncRate(folder)),
        ...(await signIns(folder)),
        ...(await tokenChecks()),
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

async function signIns(folder: string): Promise<readonly Row[]> {
  const ours = await openOurPool(folder);
  const peer = await openCognitoLocal();
  try {
    await warmUp(ours.bySrp);
    const srp = await signInRate(ours.server, SIGN_INS, ours.bySrp);
    return [
      perSecond('sign-ins by SRP, a core', srp.perCoreSecond, 100),
      perSecond('sign-ins by SRP, with their clients beside', srp.perSecond),
      ...(await byPassword(ours, peer, srp.perCoreSecond)),
      ...(await arriving(ours)),
      ...(await inStorm(ours)),
    ];
  } finally {
    await ours.close();
    await peer?.close();
  }
}

/** Both are measured in turns, because the speed of a shared machine varies from minute to minute. */
async function byPassword(
  ours: PoolUnderMeasurement,
  peer: PoolUnderMeasurement | undefined,
  srpRate: number,
): Promise<readonly Row[]> {
  const rates: { readonly ours: number; readonly theirs: number }[] = [];
  const rateOf = async ({ server, byPassword: signIn }: PoolUnderMeasurement) =>
    (await signInRate(server, SIGN_INS / TURNS, signIn)).perCoreSecond;
  for (const pool of [ours, peer]) if (pool !== undefined) await warmUp(pool.byPassword);
  for (let turn = 0; turn < TURNS; turn += 1) {
    rates.push({ ours: await rateOf(ours), theirs: peer === undefined ? Number.NaN : await rateOf(peer) });
  }
  const median = (figureOf: (rate: (typeof rates)[number]) => number): number =>
    rates.map(figureOf).toSorted((a, b) => a - b)[Math.floor(TURNS / 2)] as number;
  const own = perSecond(
    'sign-ins by password, a core',
    median((rate) => rate.ours),
  );
  if (peer === undefined) return [own];
  const ratio = median((rate) => rate.ours / rate.theirs);
  const theirs = median((rate) => rate.theirs);
  return [
    own,
    perSecond('sign-ins by password at cognito-local, a core', theirs),
    { what: 'ours by SRP to cognito-local by password', value: srpRate / theirs, unit: '×' },
    { what: 'ours to cognito-local, by password', value: ratio, unit: '×', target: { kind: 'at least', value: 1.5 } },
  ];
}

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
  await pool.create({ email: 'benchmark@example.org' });
  const AuthParameters = { USERNAME: 'benchmark@example.org', PASSWORD: TEST_PASSWORD };
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
