import { beforeEach, describe, expect, test } from 'vitest';
import { SIGN_IN_RETURN } from '#shared/desktop/deep-link.ts';
import type { Keychain } from '../tokens/open-keychain.ts';
import { keepTokens } from '../tokens/keep-tokens.ts';
import { createOutsideSignIn, type OutsideSignIn } from './outside-sign-in.ts';
import type { PoolClient } from './pool-client.ts';

let nowMs: number;
let clocks: { readonly run: () => void; readonly atMs: number }[];
let opened: URL[];
let exchanged: string[];
let entries: Map<string, string>;
let bugs: unknown[];
let pool: PoolClient | undefined | Error;

const keychain: Keychain = {
  get: async (account) => entries.get(account) ?? null,
  set: async (account, secret) => void entries.set(account, secret),
  delete: async (account) => entries.delete(account),
  accounts: async () => [...entries.keys()],
};

/** The program: started anew, it knows what the keychain knows. */
function start(): OutsideSignIn {
  const tokens = keepTokens(keychain);
  return createOutsideSignIn({
    findPool: async () => {
      if (pool instanceof Error) throw pool;
      return pool;
    },
    openBrowser: async (url) => void opened.push(new URL(url)),
    tokens: async () => tokens,
    nowMs: () => nowMs,
    later: (run, ms) => {
      const clock = { run, atMs: nowMs + ms };
      clocks.push(clock);
      return () => {
        clocks = clocks.filter((one) => one !== clock);
      };
    },
    reportBug: (error) => bugs.push(error),
  });
}

beforeEach(() => {
  nowMs = 1_000_000;
  [clocks, opened, exchanged, bugs] = [[], [], [], []];
  entries = new Map();
  pool = {
    authorizationUrl: async ({ state }) => new URL(`https://studio.example/authorize?state=${state}`),
    exchange: async (answer) => {
      const code = answer.searchParams.get('code') ?? '';
      exchanged.push(code);
      if (code === 'bad') throw new Error('invalid_grant');
      return { clientId: 'studio', username: 'ann', accessToken: 'a', idToken: 'i', refreshToken: 'r' };
    },
  };
});

/** Begins, and waits until the browser is open. */
async function begun(program: OutsideSignIn) {
  const before = opened.length;
  const outcome = program.begin();
  while (opened.length === before) await new Promise((soon) => setTimeout(soon));
  const state = opened.at(-1)?.searchParams.get('state') ?? '';
  return { outcome, answer: (code: string) => `${SIGN_IN_RETURN}?code=${code}&state=${state}` };
}
const signedInAs = async () =>
  Buffer.from(entries.get('CognitoIdentityServiceProvider.studio.LastAuthUser#0') ?? '', 'base64').toString();

test('whoever logs in in the browser is logged in here, once', async () => {
  const program = start();
  const { outcome, answer } = await begun(program);
  expect(await program.arrive(answer('good'))).toBe('taken');
  expect(await outcome).toEqual({ ok: true, value: null });
  expect(await signedInAs()).toBe('ann');
  expect(clocks).toEqual([]);
  expect(await program.arrive(answer('good'))).toBe('refused');
  expect(exchanged).toEqual(['good']);
});

test('a program that the answer starts anew takes it, once', async () => {
  const { answer } = await begun(start());
  const anew = start();
  expect(await anew.arrive(answer('good'))).toBe('late');
  expect(await signedInAs()).toBe('ann');
  expect(await start().arrive(answer('good'))).toBe('refused');
});

test('the same link twice at once is taken once', async () => {
  const program = start();
  const { answer } = await begun(program);
  expect(await Promise.all([program.arrive(answer('good')), program.arrive(answer('good'))])).toEqual([
    'taken',
    'refused',
  ]);
  expect(exchanged).toEqual(['good']);
});

test('of two that begin at once the later one is asked', async () => {
  const program = start();
  const [first, second] = [program.begin(), begun(program)];
  expect(await first).toMatchObject({ problem: { code: 'cancelled' } });
  const { outcome, answer } = await second;
  expect(opened).toHaveLength(1);
  await program.arrive(answer('good'));
  expect((await outcome).ok).toBe(true);
});

describe('a link is refused, and the sign-in goes on', () => {
  test.each([
    ['a wrong state', `${SIGN_IN_RETURN}?code=x&state=${'a'.repeat(32)}`],
    ['junk', `${SIGN_IN_RETURN}?${'x'.repeat(10_240)}`],
    ['another scheme', `https://auth/callback?code=x`],
  ])('%s', async (_what, link) => {
    const program = start();
    const { outcome, answer } = await begun(program);
    expect(await program.arrive(link)).toBe('refused');
    expect(exchanged).toEqual([]);
    await program.arrive(answer('good'));
    expect((await outcome).ok).toBe(true);
  });
});

test('an answer to an earlier sign-in is refused: a newer one has taken its place', async () => {
  const program = start();
  const first = await begun(program);
  const second = await begun(program);
  expect(await first.outcome).toMatchObject({ problem: { code: 'cancelled' } });
  expect(await program.arrive(first.answer('good'))).toBe('refused');
  expect(await program.arrive(second.answer('good'))).toBe('taken');
});

test('after five minutes it is over, and so is its answer', async () => {
  const program = start();
  const { outcome, answer } = await begun(program);
  nowMs += 300_001;
  clocks[0]?.run();
  expect(await outcome).toMatchObject({ problem: { code: 'sign_in_expired' } });
  expect(await program.arrive(answer('good'))).toBe('refused');
});

test('one that was cancelled is over', async () => {
  const program = start();
  const { outcome, answer } = await begun(program);
  await program.cancel();
  expect(await outcome).toMatchObject({ problem: { code: 'cancelled' } });
  expect(await program.arrive(answer('good'))).toBe('refused');
  expect(entries.size).toBe(0);
});

test('what the pool refuses leaves nobody logged in', async () => {
  const program = start();
  const { outcome, answer } = await begun(program);
  await program.arrive(answer('bad'));
  expect(await outcome).toMatchObject({ problem: { code: 'sign_in_refused' } });
  expect(entries.size).toBe(0);

  const again = await begun(program);
  await program.arrive(again.answer('x').replace('code=x', 'error=access_denied'));
  expect(await again.outcome).toMatchObject({ problem: { code: 'sign_in_refused' } });
});

test('a studio that does not answer, or whose pool is not its own, opens no browser', async () => {
  pool = new Error('fetch failed');
  expect(await start().begin()).toMatchObject({ problem: { code: 'network' } });
  pool = undefined;
  expect(await start().begin()).toMatchObject({ problem: { code: 'other_pool' } });
  expect(opened).toEqual([]);
});
