import { expect, test } from 'vitest';
import { translation } from '../mesh/math/frames.ts';
import { gemCarats } from '../gems/carats.ts';
import { stoneList } from './stone-list.ts';
import { groupOf, pieceOf, plainMetal } from './testing/piece-of.ts';

const places = (count: number) => Array.from({ length: count }, (_, index) => translation(index, 0, 0));
const melee = groupOf('melee', { gem: 'diamond', shape: 'round', lengthMm: 1.15 }, 'pave', places(20));
const centre = groupOf('centre', { gem: 'ruby', shape: 'oval', lengthMm: 8, widthMm: 6 }, 'prong', places(1));
const side = groupOf('side', { gem: 'diamond', shape: 'round', lengthMm: 3 }, 'prong', places(2));
const list = stoneList(pieceOf(plainMetal, { stones: [melee, centre, side] }));

test('a stone list starts with the largest stone', () => {
  expect(list.map((line) => [line.stoneId, line.count])).toEqual([
    ['centre', 1],
    ['side', 2],
    ['melee', 20],
  ]);
});

test('gives size and weight of one stone and the weight of all, to a tenth of a point', () => {
  const [ruby, , diamonds] = list;
  expect(ruby).toMatchObject({ gem: 'ruby', shape: 'oval', sizeMm: [8, 6, expect.any(Number)] });
  expect(ruby?.caratsEach).toBeCloseTo(gemCarats(centre.gem, 'ruby'), 4);
  expect(diamonds?.caratsTotal).toBe(Number(((diamonds?.caratsEach ?? 0) * 20).toFixed(4)));
  for (const { caratsEach } of list) expect(caratsEach).toBe(Number(caratsEach.toFixed(4)));
});
