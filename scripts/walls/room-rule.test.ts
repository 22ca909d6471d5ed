import { describe, expect, test } from 'vitest';
import { importedFile, roomBreach } from './room-rule.ts';

const roomOrders = [{ folder: 'src/shop', rooms: ['floor', 'counter', 'rooms', 'roof'], apart: ['rooms'] }];
const breach = (from: string, to: string) => roomBreach(from, to, roomOrders);

describe('rooms that stand on one another', () => {
  test.each([
    ['src/shop/roof/a.ts', 'src/shop/floor/b.ts'],
    ['src/shop/rooms/one/a.ts', 'src/shop/counter/b.ts'],
    ['src/shop/rooms/one/inner/a.ts', 'src/shop/rooms/one/b.ts'],
    ['src/shop/counter/x/a.ts', 'src/shop/counter/y/b.ts'],
    ['src/shop/main.ts', 'src/shop/roof/b.ts'],
    ['src/elsewhere/floor/a.ts', 'src/shop/roof/b.ts'],
  ])('%s may use %s', (from, to) => {
    expect(breach(from, to)).toBeUndefined();
  });

  test.each([
    ['src/shop/floor/a.ts', 'src/shop/roof/b.ts'],
    ['src/shop/counter/a.ts', 'src/shop/rooms/one/b.ts'],
    ['src/shop/rooms/one/a.ts', 'src/shop/rooms/two/b.ts'],
    ['src/shop/floor/a.ts', 'src/shop/main.ts'],
  ])('%s may not use %s', (from, to) => {
    expect(breach(from, to)).toMatch(/below/);
  });
});

test('a relative import is read from the folder of its file; a package is not ours', () => {
  expect(importedFile('src/shop/counter/x/a.ts', '../../floor/b.ts')).toBe('src/shop/floor/b.ts');
  expect(importedFile('src/shop/counter/a.ts', 'react')).toBeUndefined();
});
