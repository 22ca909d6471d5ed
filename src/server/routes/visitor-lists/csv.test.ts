import { describe, expect, test } from 'vitest';
import { csvRecord } from './csv.ts';

test('a record ends with CRLF, and every cell is quoted', () => {
  expect(csvRecord(['Rao, Asha', 'says "yes"', 'two\nlines', ''])).toBe(
    '"Rao, Asha","says ""yes""","two\nlines",""\r\n',
  );
});

describe('a cell that would be a formula stays text', () => {
  test.each([
    '=1+1',
    '+91 98450 12345',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1＋1',
    '=HYPERLINK("https://evil.example","Click")',
    `=cmd|' /C calc'!A0`,
  ])('%j', (cell) => {
    expect(csvRecord([cell]).startsWith(`"'`)).toBe(true);
  });

  test.each([
    ['x;=1+1', "x;'=1+1"],
    ['x; =1+1', "x; '=1+1"],
    ['x\t@SUM(A1)', "x\t'@SUM(A1)"],
    ['x\n-2+3', "x\n'-2+3"],
    ['x;"=1+1', `x;""'=1+1`],
    [';＝1＋1', ";'＝1＋1"],
    ['a;=1;+2', "a;'=1;'+2"],
  ])('also after what another list separator begins a cell with: %j', (cell, written) => {
    expect(csvRecord([cell])).toBe(`"${written}"\r\n`);
  });

  test.each(['Asha', 'a=b', 'gold; 18k', 'a; b=c', '1-2', "'=1", ''])('%j is unchanged', (cell) => {
    expect(csvRecord([cell])).toBe(`"${cell}"\r\n`);
  });
});
