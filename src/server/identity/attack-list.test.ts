import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const server = join(import.meta.dirname, '..');
const list = readFileSync(join(server, '../../docs/identity.md'), 'utf8');
/** A row of a table: an attack, a code or a step of a client, and the file and the title of its test. */
const ROW = /^\| ([^|]+) \| [^|]+ \| `([^`]+)`: ([^|]+) \|$/gm;
const rows = [...list.matchAll(ROW)].map(([, attack = '', file = '', title = '']) => ({ attack, file, title }));

test('the tables are read to their ends', () => {
  const lines = list.split('\n').filter((line) => /^\| (?!attack \||step \||code \|)/.test(line));
  expect(rows).toHaveLength(lines.length);
});

test.each(rows)('$attack: has its test', ({ file, title }) => {
  const path = join(server, file);
  expect([file, existsSync(path)]).toEqual([file, true]);
  expect(readFileSync(path, 'utf8')).toContain(`'${title}'`);
});
