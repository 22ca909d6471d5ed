import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CliRun, runCli } from './testing/run-cli.ts';
import { scratchFolder } from './testing/scratch-folder.ts';

let folder: Awaited<ReturnType<typeof scratchFolder>>;
beforeAll(async () => {
  folder = await scratchFolder();
});
afterAll(() => folder.remove());

function expectRefusal(run: CliRun, code: string): void {
  expect(run.code).toBe(2);
  expect(run.document).toEqual({
    error: expect.objectContaining({ code, message: expect.stringMatching(/\w/), remedy: expect.stringMatching(/\w/) }),
  });
  expect(`${run.stdout}${run.stderr}`).not.toMatch(/^ {4}at |node:internal|\.ts:\d/m);
}

describe('a process', () => {
  test('prints one document on standard output and nothing beside it', async () => {
    const brief = join(folder.path, 'brief.txt');
    await writeFile(brief, 'platinum solitaire ring with a 1 ct round diamond, US 6\n');
    const run = await runCli('understand', '--file', brief);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.document).toMatchObject({
      intent: 'new_design',
      items: [{ type: 'ring' }],
      metal: { material: 'platinum' },
      stones: [{ gem: 'diamond', shape: 'round', carat_each: 1 }],
      size: { system: 'US', value: 6 },
    });
  });

  test('that refuses ends with 2, a code, a message and a remedy', async () => {
    expectRefusal(await runCli('paint'), 'unknown_verb');
  });

  test('refuses a brief of 100 kB', async () => {
    const brief = 'a gold ring with a ruby, '.repeat(4000);
    expectRefusal(await runCli('design', '--brief', brief, '--out', folder.path), 'brief_too_long');
  });

  test('shows help without a document', async () => {
    const run = await runCli('design', '--help');
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('Usage: nakshi design --brief TEXT');
  });
});

describe('a folder that cannot be written', () => {
  const design = (out: string) => runCli('design', '--brief', 'plain gold band US 7', '--out', out);

  test('because a file stands in its place', async () => {
    const file = join(folder.path, 'taken');
    await writeFile(file, '');
    expectRefusal(await design(file), 'cannot_write');
    expectRefusal(await design(join(file, 'below')), 'cannot_write');
  });

  test.runIf(process.platform === 'linux')('because the system owns it, and refuses its children', async () => {
    expectRefusal(await design('/proc/designs'), 'cannot_write');
  });

  test.skipIf(process.getuid?.() === 0)('because it is read-only', async () => {
    const closed = join(folder.path, 'closed');
    await mkdir(closed, { mode: 0o500 });
    expectRefusal(await design(closed), 'cannot_write');
  });
});
