import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseSource } from './db/open-database.ts';
import { onEachDatabase } from './testing/database-kinds.ts';
import { startMailServer } from './testing/mail-server.ts';
import { openTestStudio } from './testing/test-studio.ts';

const SCRIPT = join(import.meta.dirname, 'testing/acknowledge-until-killed.ts');

onEachDatabase((fresh) => {
  let folder: string;
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'studio-killed-'));
    mailServer = await startMailServer();
  });
  afterAll(async () => {
    await mailServer.stop();
    rmSync(folder, { recursive: true });
  });

  /** @returns the addresses that were acknowledged, up to the end of the process */
  async function killedAfter(source: DatabaseSource, series: string, enough: number): Promise<string[]> {
    const words = ['--no-warnings', SCRIPT, JSON.stringify(source), folder, mailServer.url, series];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    const acknowledged: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      acknowledged.push(line);
      if (acknowledged.length === enough) child.kill('SIGKILL');
    }
    return acknowledged;
  }

  test('a studio killed at random moments loses nothing that it acknowledged, and no letter about it', async () => {
    const source = await fresh();
    const acknowledged = [
      ...(await killedAfter(source, 'first', 17)),
      ...(await killedAfter(source, 'second', 33)),
      ...(await killedAfter(source, 'third', 58)),
    ];
    const studio = await openTestStudio(source, {
      dataFolder: folder,
      env: { SMTP_URL: mailServer.url, MAIL_FROM: 'studio@example.org' },
    });
    const { db } = studio.services;
    // What the killed ones were sending is theirs for two minutes.
    studio.pass(150_000);
    studio.services.messages.send();
    await studio.emails();
    const rows = [
      ...(await db.selectFrom('signUps').select('email').execute()),
      ...(await db.selectFrom('subscribers').select('email').execute()),
    ];
    await studio.close();
    const [kept, written] = [
      new Set<string>(rows.map(({ email }) => email)),
      new Set(mailServer.received.flatMap(({ to }) => to)),
    ];
    expect(acknowledged.length).toBeGreaterThanOrEqual(108);
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
    expect(acknowledged.filter((email) => !written.has(email))).toEqual([]);
  });
});
