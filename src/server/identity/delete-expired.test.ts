import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/time-units.ts';
import { deleteExpired } from './delete-expired.ts';
import { callBeginSrp, challengeOf, signInBySrp } from './testing/srp-call.ts';
import { openTestPool, TEST_PASSWORD, type TestPool } from './testing/test-pool.ts';

let pool: TestPool;
beforeAll(async () => {
  pool = await openTestPool();
});
afterAll(() => pool.close());

const tables = ['spentNonces', 'codes', 'sessions', 'refreshTokens', 'accounts'] as const;
async function rows() {
  const counts: Record<string, number> = {};
  for (const table of tables) counts[table] = (await pool.db.selectFrom(table).selectAll().execute()).length;
  return counts;
}

test('expired rows are deleted, others are not', async () => {
  await pool.create({ email: 'ann@example.org' });
  await pool.call('ForgotPassword', { Username: 'ann@example.org' });
  await signInBySrp(pool, 'ann@example.org', TEST_PASSWORD);
  const before = await rows();
  expect(before).toMatchObject({ spentNonces: 1, codes: 1, sessions: 1, refreshTokens: 1 });
  await deleteExpired(pool.identity);
  expect(await rows()).toEqual(before);

  pool.pass(2 * HOUR_MS);
  await deleteExpired(pool.identity);
  expect(await rows()).toEqual({ ...before, spentNonces: 0 });
  pool.pass(24 * HOUR_MS);
  await deleteExpired(pool.identity);
  expect(await rows()).toMatchObject({ codes: 0, sessions: 1 });
  pool.pass(30 * 24 * HOUR_MS);
  await deleteExpired(pool.identity);
  expect(await rows()).toMatchObject({ sessions: 0, refreshTokens: 0, accounts: 1 });
});

test('a spent challenge expires before its record is deleted', async () => {
  const challenge = challengeOf(await callBeginSrp(pool, 'ann@example.org'));
  expect(challenge.SECRET_BLOCK.length).toBeGreaterThan(100);
  const { challengeLifeMs } = pool.identity.config;
  await signInBySrp(pool, 'ann@example.org', TEST_PASSWORD);
  const { expiresAtMs } = await pool.db.selectFrom('spentNonces').select('expiresAtMs').executeTakeFirstOrThrow();
  expect(expiresAtMs).toBeGreaterThan(pool.identity.clock() + challengeLifeMs - 60_000);
});
