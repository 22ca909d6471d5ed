import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPool, TEST_PASSWORD } from './testing/test-pool.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-killed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a studio killed while people sign up loses no account that it acknowledged', async () => {
  const sqliteFile = join(folder, 'studio.sqlite');
  const acknowledged: string[] = [];
  // Killed at two different moments, over the same database.
  for (const enough of [25, 40]) {
    const script = join(import.meta.dirname, 'testing/sign-up-until-killed.ts');
    const child = spawn(process.execPath, ['--no-warnings', script, sqliteFile], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let count = 0;
    for await (const line of createInterface(child.stdout)) {
      acknowledged.push(line);
      count += 1;
      if (count === enough) child.kill('SIGKILL');
    }
  }

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
