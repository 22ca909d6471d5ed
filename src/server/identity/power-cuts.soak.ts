import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#shared/random.ts';
import { signUpsUntilKilled } from './testing/sign-ups-until-killed.ts';
import { openTestPool } from './testing/test-pool.ts';

const CUTS = 100;
/** Accounts that a studio may have acknowledged before its power fails. */
const MOST_SIGN_UPS = 40;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'power-cuts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test(`${CUTS} power cuts over one database lose no account that was acknowledged`, async () => {
  const sqliteFile = join(folder, 'studio.sqlite');
  const random = seededRandom(20_261_122);
  const acknowledged: string[] = [];
  for (let cut = 0; cut < CUTS; cut += 1) {
    const enough = 1 + Math.floor(random() * MOST_SIGN_UPS);
    const told = await signUpsUntilKilled(sqliteFile, `cut-${cut}`, enough);
    expect(told.length).toBeGreaterThanOrEqual(enough);
    acknowledged.push(...told);
  }
  const pool = await openTestPool({ sqliteFile });
  const rows = await pool.db.selectFrom('signUps').select('email').execute();
  await pool.close();
  const kept = new Set<string>(rows.map(({ email }) => email));
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
});
