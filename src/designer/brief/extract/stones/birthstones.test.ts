import { describe, expect, test } from 'vitest';
import { requestFrom } from '../../testing/request-from.ts';

/** The stones of a brief with the gems that are assumed of them. */
function stonesOf(brief: string): readonly unknown[] {
  const { stones = [], assumptions } = requestFrom(brief);
  return stones.map((stone, index) => {
    const gem = assumptions.find(({ field }) => field === `stones[${index}].gem`)?.value;
    return gem === undefined ? stone : { ...stone, assumed: gem };
  });
}

const aquamarine = { role: 'birthstone', assumed: 'aquamarine' };

describe('a birthstone is one stone, with what is said of it', () => {
  test.each([
    ['1 ct March birthstone ring', [{ ...aquamarine, carat_each: 1 }]],
    ['March birthstone ring, 1 ct', [{ ...aquamarine, carat_each: 1 }]],
    ['birthstone ring, 1 ct March birthstone', [{ ...aquamarine, carat_each: 1 }]],
    ['oval March birthstone pendant in a bezel', [{ ...aquamarine, shape: 'oval', setting: 'bezel' }]],
    ['March birthstone ring, 6 mm', [{ ...aquamarine, diameter_mm: 6 }]],
    ['1 ct birthstone ring, 14k', [{ role: 'birthstone', carat_each: 1 }]],
    ['oval ruby birthstone ring 1 ct', [{ role: 'birthstone', gem: 'ruby', shape: 'oval', carat_each: 1 }]],
  ])('%s', (brief, stones) => {
    expect(stonesOf(brief)).toEqual(stones);
  });

  test('of two stones without a name, the counted one is the birthstone', () => {
    const { stones, must_ask } = requestFrom('birthstone ring in silver, two stones');
    expect(stones).toEqual([{ role: 'birthstone', count: 2 }]);
    expect(must_ask).toContain('birth_month');
  });
});

describe('other stones of the piece stand beside it', () => {
  test.each([
    ['8x6 oval March birthstone halo ring', [{ ...aquamarine, shape: 'oval', size_mm: [8, 6] }, { role: 'halo' }]],
    ['birthstone pendant with a diamond halo', [{ role: 'birthstone' }, { role: 'halo', gem: 'diamond' }]],
    ['March birthstone pendant with small diamonds', [aquamarine, { role: 'accent', gem: 'diamond' }]],
    ['emerald ring with a March birthstone, 1 ct', [{ gem: 'emerald' }, { ...aquamarine, carat_each: 1 }]],
  ])('%s', (brief, stones) => {
    expect(stonesOf(brief)).toMatchObject(stones);
  });
});

describe('what is said of birthstones together is of each', () => {
  test.each([
    ['birthstones of the kids born in March and July, 3 mm each', [{ diameter_mm: 3 }, { diameter_mm: 3 }]],
    ['ring with our birthstones 3 mm each: garnet, peridot', [{ diameter_mm: 3 }, { diameter_mm: 3 }]],
  ])('%s', (brief, stones) => {
    expect(stonesOf(brief)).toMatchObject(stones);
  });

  test('but a weight of all, which is theirs together', () => {
    const { stones, total_carat } = requestFrom('1 ct birthstones of the kids born in March and July, ring');
    expect(stones).toEqual([{ role: 'birthstone' }, { role: 'birthstone' }]);
    expect(total_carat?.value).toBe(1);
  });
});

test('a number of birthstones before their months is that of all', () => {
  const { stones = [] } = requestFrom('ring with 3 birthstones may, sept, dec');
  expect(stones.map(({ role, count }) => [role, count])).toEqual([1, 2, 3].map(() => ['birthstone', undefined]));
});

test('so many were born in a month: it is no day when the piece must be ready', () => {
  const request = requestFrom('pendant with birthstones of my kids: two in October, one in May');
  expect(request.stones).toEqual([{ role: 'birthstone', count: 2 }, { role: 'birthstone' }]);
  expect(request.deadline).toBeUndefined();
});
