import { expect, test } from 'vitest';
import { understand } from '../../understand.ts';

function stonesOf(brief: string) {
  const read = understand(brief);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value.stones;
}

test.each([
  ['pear halo ring 9x6 mm sapphire', { gem: 'sapphire', shape: 'pear', size_mm: [9, 6] }],
  ['princess halo ring 1 ct, 18k white gold', { shape: 'princess', carat_each: 1 }],
  ['cushion solitaire with pavé band, 2 ct lab diamond', { gem: 'diamond', shape: 'cushion', carat_each: 2 }],
  ['heart shaped ruby ring with halo', { gem: 'ruby', shape: 'heart' }],
])('"%s" has one centre stone, told in two places', (brief, centre) => {
  const stones = stonesOf(brief);
  expect(stones?.[0]).toMatchObject({ role: 'center', ...centre });
  expect(stones).toHaveLength(2);
});

test('an outline before a halo does not take the stones of the halo', () => {
  expect(stonesOf('oval halo ring with 12 diamonds')).toContainEqual(expect.objectContaining({ count: 12 }));
});

test('a heart shaped pendant has no heart-cut stone', () => {
  expect(stonesOf('heart shaped pendant with a ruby')?.[0]?.shape).toBeUndefined();
});

test('a number in words counts stones behind their setting', () => {
  expect(stonesOf('gypsy ring with three flush set diamonds')?.[0]).toMatchObject({ count: 3 });
});

test.each([
  'toi et moi ring with a pear and an emerald cut diamond',
  'toi et moi pear and emerald cut diamonds 1 ct each',
])('two outlines before one gem are two stones: %s', (brief) => {
  expect(stonesOf(brief)).toMatchObject([
    { gem: 'diamond', shape: 'pear' },
    { gem: 'diamond', shape: 'emerald' },
  ]);
});

test('outlines to choose from are one stone', () => {
  expect(stonesOf('ring with a round or oval diamond')).toHaveLength(1);
});

test('a weight of each is the weight of both', () => {
  const stones = stonesOf('toi et moi pear and emerald cut diamonds 1 ct each');
  expect(stones?.map(({ carat_each }) => carat_each)).toEqual([1, 1]);
});
