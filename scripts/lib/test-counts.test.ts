import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countsInWords, readCounts, sum } from './test-counts.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function counted(counts: object): string {
  const path = join(folder, 'counts.json');
  writeFileSync(path, JSON.stringify(counts));
  return path;
}

test('the counts of a runner are read', () => {
  const counts = { passed: 7, failed: 3, skipped: 3 };
  expect(readCounts(counted(counts), 1)).toEqual(counts);
});

test('a run that failed outside its tests is never green', () => {
  expect(readCounts(counted({ passed: 7, failed: 0, skipped: 0 }), 1)).toMatchObject({ passed: 7, failed: 1 });
  expect(readCounts(join(folder, 'never-written.json'), 0).failed).toBe(1);
});

test('steps add up', () => {
  const total = sum([
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 7, failed: 3, skipped: 3, notRun: { 'src/a.test.ts': 2 } },
    { passed: 0, failed: 1, skipped: 0, notRun: { 'web/b.spec.ts': 1 } },
  ]);
  expect(total).toEqual({ passed: 8, failed: 4, skipped: 3, notRun: { 'src/a.test.ts': 2, 'web/b.spec.ts': 1 } });
});

test('the last line includes zeros, a step’s line does not', () => {
  const counts = { passed: 7, failed: 0, skipped: 2 };
  expect(countsInWords(counts, { all: true })).toBe('7 passed, 0 failed, 2 skipped');
  expect(countsInWords(counts)).toBe('7 passed, 2 skipped');
});

test.each([
  [{ 'src/a.test.ts': 2, 'src/b.test.ts': 1 }, '3 did not run: src/a.test.ts, src/b.test.ts'],
  [{ 'src/a.test.ts': 0 }, 'did not run: src/a.test.ts'],
  [{ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 }, '7 did not run: a, b, c, d, e and 2 more'],
])('files that did not run are named: %j', (notRun, words) => {
  const counts = { passed: 7, failed: 1, skipped: 0, notRun };
  expect(countsInWords(counts)).toBe(`7 passed, 1 failed, ${words}`);
});
