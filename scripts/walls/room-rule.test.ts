import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importedFile, roomBreach } from './room-rule.ts';
import { roomOrders } from './rooms.ts';

const shopRooms = [{ folder: 'src/shop', rooms: ['floor', 'counter', 'till.ts', 'rooms', 'roof'], apart: ['rooms'] }];
const innerRooms = [{ folder: 'src/shop/roof', rooms: ['beam', 'tile'], apart: [] }];
const breach = (from: string, to: string) => roomBreach(from, to, [...shopRooms, ...innerRooms]);

describe('rooms that stand on one another', () => {
  test.each([
    ['src/shop/roof/a.ts', 'src/shop/floor/b.ts'],
    ['src/shop/rooms/one/a.ts', 'src/shop/counter/b.ts'],
    ['src/shop/rooms/one/inner/a.ts', 'src/shop/rooms/one/b.ts'],
    ['src/shop/counter/x/a.ts', 'src/shop/counter/y/b.ts'],
    ['src/shop/main.ts', 'src/shop/roof/b.ts'],
    ['src/shop/rooms/one/a.ts', 'src/shop/till.ts'],
    ['src/elsewhere/floor/a.ts', 'src/shop/roof/b.ts'],
    ['src/shop/roof/tile/a.ts', 'src/shop/roof/beam/b.ts'],
  ])('%s may use %s', (from, to) => {
    expect(breach(from, to)).toBeUndefined();
  });

  test.each([
    ['src/shop/floor/a.ts', 'src/shop/roof/b.ts'],
    ['src/shop/counter/a.ts', 'src/shop/rooms/one/b.ts'],
    ['src/shop/rooms/one/a.ts', 'src/shop/rooms/two/b.ts'],
    ['src/shop/floor/a.ts', 'src/shop/main.ts'],
    ['src/shop/counter/a.ts', 'src/shop/till.ts'],
    ['src/shop/till.ts', 'src/shop/rooms/one/a.ts'],
    ['src/shop/roof/beam/a.ts', 'src/shop/roof/tile/b.ts'],
  ])('%s may not use %s', (from, to) => {
    expect(breach(from, to)).toMatch(/below/);
  });
});

test('a relative import is read from the folder of its file; a package is not ours', () => {
  expect(importedFile('src/shop/counter/x/a.ts', '../../floor/b.ts')).toBe('src/shop/floor/b.ts');
  expect(importedFile('src/shop/counter/a.ts', 'react')).toBeUndefined();
});

describe('the order of rooms', () => {
  test.each(roomOrders)('names every folder of $folder: a room that it left out could use all', ({ folder, rooms }) => {
    const inside = readdirSync(join(import.meta.dirname, '../..', folder), { withFileTypes: true });
    const folders = inside.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(rooms.filter((room) => !room.includes('.')).toSorted()).toEqual(folders.toSorted());
    expect(inside.map(({ name }) => name)).toEqual(expect.arrayContaining([...rooms]));
  });
});
