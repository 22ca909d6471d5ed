import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countPlaywright, countVitest, sum } from './test-reports.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(content: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const unit = (numFailedTests: number) =>
  report({ numPassedTests: 7, numFailedTests, numPendingTests: 1, numTodoTests: 2 });

test('unit tests are counted, with what was put off as skipped', () => {
  expect(countVitest(unit(3), 1)).toEqual({ passed: 7, failed: 3, skipped: 3 });
});

test('a journey that passes only at the second try has failed', () => {
  const path = report({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } });
  expect(countPlaywright(path, 1)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('a run that broke down is never green', () => {
  expect(countVitest(unit(0), 1).failed).toBe(1);
  expect(countVitest(join(folder, 'never-written.json'), 0).failed).toBe(1);
  expect(countPlaywright(join(folder, 'never-written.json'), 0).failed).toBe(1);
});

test('stages add up', () => {
  const total = sum([
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 7, failed: 3, skipped: 3 },
  ]);
  expect(total).toEqual({ passed: 8, failed: 3, skipped: 3 });
});
