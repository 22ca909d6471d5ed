import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import soakTests from '../../vitest.soak.config.ts';
import unitTests from '../../vitest.config.ts';
import { testsOfFile, type WrittenTest } from './testing/tests-of-file.ts';

const root = join(import.meta.dirname, '../..');
const list = readFileSync(join(root, 'docs/identity.md'), 'utf8');
/** A row of a table: an attack, a code or a step of a client, what comes of it, and the file and the title of its test. */
const ROW = /^\| ([^|]+) \| ([^|]+) \| `([^`]+)`: ([^|]+) \|$/gm;
const rows = [...list.matchAll(ROW)].map(({ index, 1: attack = '', 2: outcome = '', 3: file = '', 4: title = '' }) => ({
  index,
  attack,
  outcome,
  file,
  title,
}));
/** The first table; the others are of codes and of clients. */
const attacks = rows.filter(({ index }) => index < list.indexOf('\n## '));
/** What the list remarks of a test that does not run on both databases. */
const REMARK = /\((?:SQLite|no database)\)$/;

const included = new Set(
  [unitTests, soakTests].flatMap(({ test: { include } = {} }) => globSync(include ?? [], { cwd: root })),
);

const read = new Map<string, readonly WrittenTest[]>();
function writtenTests(path: string): readonly WrittenTest[] {
  const tests = read.get(path) ?? testsOfFile(path, readFileSync(join(root, path), 'utf8'));
  read.set(path, tests);
  return tests;
}

test('the tables are read to their ends', () => {
  const lines = list.split('\n').filter((line) => /^\| (?!attack \||step \||code \|)/.test(line));
  expect(rows).toHaveLength(lines.length);
});

const testsOfRow = ({ file, title }: { readonly file: string; readonly title: string }) =>
  writtenTests(`src/server/${file}`).filter((one) => one.title === title);

test.each(rows)('$attack: has its test, which runs', ({ file, title }) => {
  const path = `src/server/${file}`;
  expect([path, existsSync(join(root, path)), included.has(path)]).toEqual([path, true, true]);
  expect(testsOfRow({ file, title })).toEqual([expect.objectContaining({ title, idle: undefined })]);
});

test.each(attacks)('$attack: is tried on the databases that the row says', ({ outcome, ...row }) => {
  expect(testsOfRow(row)[0]?.within.includes('onEachDatabase')).toBe(!REMARK.test(outcome));
});

describe('a test that a row names', () => {
  const idleOf = (code: string) => testsOfFile('x.test.ts', code).map(({ idle }) => idle);

  test.each([
    "test('a', () => {});",
    "describe('x', () => { test.each([1])('a', () => {}); });",
    "onEachDatabase(() => { describe.each(cases)('x', () => { it('a', () => {}); }); });",
    "test.skipIf(process.platform === 'win32')('a', () => {});",
  ])('runs: %s', (code) => {
    expect(idleOf(code)).toEqual([undefined]);
  });

  test.each([
    "test.skip('a', () => {});",
    "test.todo('a');",
    "test('a');",
    "test.fails('a', () => {});",
    "test.each([])('a', () => {});",
    "test.skipIf(true)('a', () => {});",
    "describe.skip('x', () => { test('a', () => {}); });",
    "describe.each([])('x', () => { test('a', () => {}); });",
    "test('a', () => {}); describe.only('x', () => {});",
  ])('does not: %s', (code) => {
    expect(idleOf(code)).toEqual([expect.any(String)]);
  });

  test('is none where its title stands in a comment or is the name of something else', () => {
    expect(testsOfFile('x.test.ts', "// test('a', () => {});\nconst title = 'a';")).toEqual([]);
  });
});
