import { describe, expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

describe('a Range header over 1000 bytes', () => {
  test.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-499', { start: 0, end: 499 }],
    ['bytes=500-', { start: 500, end: 999 }],
    ['bytes=500-5000', { start: 500, end: 999 }],
    ['bytes=-200', { start: 800, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
  ])('%s asks for a part', (header, range) => {
    expect(parseByteRange(header, 1000)).toEqual(range);
  });

  test.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0'])('%s asks for what is not there', (header) => {
    expect(parseByteRange(header, 1000)).toBe('unsatisfiable');
  });

  test.each([undefined, '', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b'])(
    '%s is ignored',
    (header) => {
      expect(parseByteRange(header, 1000)).toBe('whole');
    },
  );

  test('nothing can be asked of an empty file', () => {
    expect(parseByteRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});
