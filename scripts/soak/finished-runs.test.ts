import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishedRuns } from './finished-runs.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (sources: string, resume: boolean) => finishedRuns(join(folder, 'new/runs.json'), sources, { resume });
const run = (number: number) => ({ number, passed: 111, failed: 0, skipped: 0, seconds: 300 });

test('when resumed, finished runs are there', () => {
  open('a', true).add(run(1));
  open('a', true).add(run(2));
  const { runs, has } = open('a', true);
  expect(runs).toEqual([run(1), run(2)]);
  expect([1, 2, 3].map(has)).toEqual([true, true, false]);
});

test('when begun anew, none are', () => {
  open('a', true).add(run(1));
  expect(open('a', false).has(1)).toBe(false);
});

test('runs of other sources are dropped', () => {
  open('a', true).add(run(1));
  expect(() => open('b', true)).toThrow(/Begin anew/);
});
