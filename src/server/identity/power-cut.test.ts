import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpsUntilKilled } from './testing/sign-ups-until-killed.ts';
import { openTestPool, TEST_PASSWORD } from './testing/test-pool.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-killed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a studio killed while people sign up loses no account that it acknowledged', async () => {
  const sqliteFile = join(folder, 'studio.sqlite');
  // Killed at two different moments, over the same database.
  const acknowledged = [
    ...(await signUpsUntilKilled(sqliteFile, 'first', 25)),
    ...(await signUpsUntilKilled(sqliteFile, 'second', 40)),
  ];

  const pool = await openTestPool({ sqliteFile });
  const rows = await pool.db.selectFrom('signUps').select('email').execute();
  const kept = new Set<string>(rows.map(({ email }) => email));
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
  const AuthParameters = { USERNAME: acknowledged.at(-1), PASSWORD: TEST_PASSWORD };
  const { refused } = await pool.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
  expect(refused).toBe('UserNotConfirmedException');
  await pool.close();
});
