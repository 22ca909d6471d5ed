import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRepository, toolScript } from '../lib/repository.mjs';
import { COUNTS_FILE } from '../lib/test-counts.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-of-run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The counts that our reporter writes of a run of these files. */
async function countsOf(files: Readonly<Record<string, string>>): Promise<unknown> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const reporter = inRepository('scripts/reporters/vitest-reporter.ts');
  const args = ['run', '--globals', '--root', folder, '--config', join(folder, 'none.mjs'), `--reporter=${reporter}`];
  writeFileSync(join(folder, 'none.mjs'), 'export default {};');
  const counts = join(folder, 'counts.json');
  const child = spawn(process.execPath, [toolScript('vitest'), ...args], {
    stdio: 'ignore',
    env: { ...process.env, [COUNTS_FILE]: counts },
  });
  await new Promise((ended) => child.on('exit', ended));
  return JSON.parse(readFileSync(counts, 'utf8')) as unknown;
}

test('what fails before its tests is one failure, and its tests are said not to have run', async () => {
  const two = `test('one', () => {}); test('two', () => {});`;
  const fails = `beforeAll(() => { throw new Error('no database'); });`;
  const counts = await countsOf({
    'file.test.js': `${fails} ${two} describe('a group', () => { ${two} });`,
    'group.test.js': `describe('a group', () => { ${fails} ${two} }); ${two}`,
    'import.test.js': `import './nowhere.js'; ${two}`,
    'after.test.js': `afterAll(() => { throw new Error('still open'); }); ${two} test.skip('three', () => {});`,
    'good.test.js': `${two} test.skip('three', () => {});`,
  });
  expect(counts).toEqual({
    passed: 6,
    failed: 4,
    skipped: 2,
    notRun: { 'file.test.js': 4, 'group.test.js': 2, 'import.test.js': 0 },
  });
});

test('a failed test and an error that belongs to no test are failures', async () => {
  const lost = `setTimeout(() => { throw new Error('lost'); }); await new Promise((done) => setTimeout(done, 50));`;
  const counts = await countsOf({
    'lost.test.js': `test('one', async () => { ${lost} }); test('two', () => { throw new Error('two'); });`,
  });
  expect(counts).toEqual({ passed: 1, failed: 2, skipped: 0, notRun: {} });
});
