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
  const rows = await pool.db.selectFrom('accounts').select('loginEmail').execute();
  const kept = new Set(rows.map(({ loginEmail }) => loginEmail));
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
  const one = acknowledged.at(-1);
  expect((await pool.call('SignUp', { Username: one, Password: TEST_PASSWORD })).refused).toBe(
    'UsernameExistsException',
  );
  await pool.close();
});
