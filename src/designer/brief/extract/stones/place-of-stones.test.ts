import { describe, expect, test } from 'vitest';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import { understand } from '../../understand.ts';

function requestFrom(brief: string) {
  const read = understand(brief);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
}

describe('stones', () => {
  test.each<[string, readonly RequestStone[]]>([
    ['haar with ruby, emerald and pearl', ['ruby', 'emerald', 'pearl'].map((gem) => ({ role: 'main', gem }))],
    [
      'jhumka with pearl drops and ruby on top',
      [
        { role: 'drop', gem: 'pearl' },
        { role: 'top', gem: 'ruby' },
      ],
    ],
    [
      'ring with 3 diamonds on each side of a 2 carat emerald',
      [
        { role: 'side', gem: 'diamond', count: 6 },
        { role: 'center', gem: 'emerald', carat_each: 2 },
      ],
    ],
    ['band with a line of diamonds all around', [{ role: 'main', gem: 'diamond' }]],
    ['gold band with small rubies going all the way round', [{ role: 'main', gem: 'ruby' }]],
    ['pendant with emeralds all the way round', [{ role: 'main', gem: 'emerald' }]],
    [
      'pendant with 12 small diamonds around a 6mm ruby',
      [
        { role: 'accent', gem: 'diamond', count: 12 },
        { role: 'main', gem: 'ruby', diameter_mm: 6 },
      ],
    ],
    [
      'the centre stone should be an oval spinel, sides baguettes',
      [
        { role: 'center', gem: 'spinel', shape: 'oval' },
        { role: 'side', shape: 'baguette' },
      ],
    ],
    ['gents ring with four flush set diamonds', [{ role: 'main', gem: 'diamond', count: 4, setting: 'flush' }]],
    [
      '0.65 round F VS1 ring',
      [{ role: 'center', gem: 'diamond', shape: 'round', carat_each: 0.65, color_grade: 'F', clarity: 'VS1' }],
    ],
    ['ring with an emerald heart, silver', [{ role: 'center', gem: 'emerald', shape: 'heart' }]],
    ['heart diamond ring, white gold, no halo', [{ role: 'center', gem: 'diamond', shape: 'heart' }]],
    [
      'laal neela stone wale tops',
      [
        { role: 'main', color: 'red' },
        { role: 'main', color: 'blue' },
      ],
    ],
  ])('%s', (brief, stones) => {
    expect(requestFrom(brief).stones).toEqual(stones);
  });

  test('share what is said of all of them', () => {
    const { stones } = requestFrom('three stone ring, centre 0.8 ct, sides 0.3 ct each, all oval sapphires');
    expect(stones).toMatchObject([
      { role: 'center', gem: 'sapphire', shape: 'oval', carat_each: 0.8 },
      { role: 'side', gem: 'sapphire', shape: 'oval', carat_each: 0.3 },
    ]);
  });

  test('of two gems to choose from are one, whose gem is asked for', () => {
    const { stones, must_ask } = requestFrom('silver ring with a garnet or an amethyst, cushion');
    expect(stones).toEqual([{ role: 'center', shape: 'cushion' }]);
    expect(must_ask).toContain('stone_gem');
  });

  test.each([
    ['pearl and diamond halo studs 7mm', { gem: 'pearl', diameter_mm: 7 }, { role: 'halo', gem: 'diamond' }],
    ['ruby and diamond halo ring 8x6', { gem: 'ruby', size_mm: [8, 6] }, { role: 'halo', gem: 'diamond' }],
    ['sapphire ring, halo 1.5mm', { gem: 'sapphire' }, { role: 'halo', diameter_mm: 1.5 }],
    ['diamond halo ring with a 7x5 oval ruby', { gem: 'ruby', size_mm: [7, 5] }, { role: 'halo', gem: 'diamond' }],
    ['diamond halo pendant, emerald 8x6', { gem: 'emerald', size_mm: [8, 6] }, { role: 'halo', gem: 'diamond' }],
  ])('of a halo is not the centre: %s', (brief, centre, halo) => {
    expect(requestFrom(brief).stones).toMatchObject([centre, halo]);
  });

  test('named before its halo leads, unless halos are made of it', () => {
    expect(requestFrom('emerald halo ring, 0.5 ct diamonds').stones?.[0]).toEqual({ role: 'center', gem: 'emerald' });
  });

  test('told by a list of months has a birthstone for each', () => {
    const { stones, assumptions } = requestFrom(
      'ring for mom, birthstones of the kids born in march, july and september',
    );
    expect(stones).toEqual(Array(3).fill({ role: 'birthstone' }));
    expect(assumptions.map(({ value }) => value)).toEqual(['aquamarine', 'ruby', 'sapphire']);
  });

  test('told as birthstones are those', () => {
    expect(requestFrom('silver ring with our birthstones: peridot and opal').stones).toEqual([
      { role: 'birthstone', gem: 'peridot' },
      { role: 'birthstone', gem: 'opal' },
    ]);
  });

  test.each([
    ['my own diamond 0.9ct to be set in a ring', true],
    ['silver ring with a 7x5 opal supplied by me', true],
    ["1.1ct old mine client's, platinum ring", true],
    ['ring for the 1 ct oval I already have', true],
    ['heere ki ring, heera party ka', true],
    ['gold ring with a ruby, size we will give later', false],
    ['silver ring, customer sapphire 7x5', true],
    ['the customer wants a ruby ring', false],
    ['I have a baby, gold ring with a ruby', false],
  ])('the client brings or does not: %s', (brief, brings) => {
    expect(requestFrom(brief).stones?.[0]?.supplied_by).toBe(brings ? 'customer' : undefined);
  });

  test.each(['show the gold ring side by side with a bangle', 'coins with Ganesh on one side'])(
    'stand nowhere: %s',
    (brief) => {
      expect(requestFrom(brief)).not.toHaveProperty('stones');
    },
  );
});

test('a total counts the centre unless it is said not to', () => {
  const request = requestFrom('halo ring, 1 carat centre, total 1.6 carats');
  expect(request.total_carat).toEqual({ value: 1.6, includes_center: true });
});

test.each([
  'band with diamonds all around',
  'ring, a row of rubies all the way round',
  'gold band, diamonds all the way round',
])('"%s" is an eternity ring', (brief) => {
  expect(requestFrom(brief).items).toMatchObject([{ type: 'ring', subtype: 'eternity' }]);
});

test.each([
  'oval ruby ring with diamonds all around',
  'a ring in 14k, a wave all round',
  'halo ring, diamonds all around it',
])('"%s" is none', (brief) => {
  expect(requestFrom(brief).items?.[0]?.subtype).not.toBe('eternity');
});

test('no stones and a line of diamonds is asked about, not decided', () => {
  const request = requestFrom('plain gold band no stones, 2mm, with a line of diamonds all the way round');
  expect(request).toMatchObject({ stones: [{ gem: 'diamond' }], exclude: ['stones'] });
  expect(request.must_ask).toContain('excluded_and_wanted');
});
