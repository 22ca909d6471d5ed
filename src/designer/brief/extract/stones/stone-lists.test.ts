import { describe, expect, test } from 'vitest';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import { requestFrom } from '../../testing/request-from.ts';

type Stones = readonly Partial<RequestStone>[];

test('what is said of each is said of both that are joined', () => {
  const { stones } = requestFrom('toi et moi ring, pear emerald and round diamond 0.8ct each, gold');
  expect(stones?.map(({ carat_each: carats }) => carats)).toEqual([0.8, 0.8]);
});

describe('a stone that is told of in two places is one', () => {
  test.each<[string, Stones]>([
    [
      'I have a ruby from my grandmother. Set the ruby in a gold ring, oval 7x5',
      [{ role: 'center', gem: 'ruby', shape: 'oval', size_mm: [7, 5], supplied_by: 'customer' }],
    ],
    [
      'gold ring with an opal and small diamonds around the opal',
      [{ gem: 'opal' }, { role: 'accent', gem: 'diamond' }],
    ],
    [
      'ring with yellow sapphire and diamonds: sapphire 2 ct in the middle, diamonds 0.2 ct each on the sides, gold',
      [
        { role: 'center', gem: 'yellow_sapphire', carat_each: 2 },
        { role: 'side', gem: 'diamond', carat_each: 0.2 },
      ],
    ],
    [
      'rose cut diamond ring, 1ct, salt and pepper, gold',
      [{ gem: 'diamond', cut: 'rose_cut', color: 'salt_and_pepper' }],
    ],
    [
      'three stone ring, sapphires, centre one 6mm, side ones 4mm, gold',
      [
        { role: 'center', gem: 'sapphire', diameter_mm: 6 },
        { role: 'side', gem: 'sapphire', diameter_mm: 4 },
      ],
    ],
    [
      'ring, 2 stones: one ruby one diamond, gold',
      [
        { gem: 'ruby', count: 1 },
        { gem: 'diamond', count: 1 },
      ],
    ],
    [
      'pear shaped halo ring 1.5 carat lab G VS2, gold',
      [{ role: 'center', gem: 'diamond', shape: 'pear', color_grade: 'G', origin: 'lab_grown' }, { role: 'halo' }],
    ],
    [
      'two rubies and one ruby with the diamond, gold ring',
      [{ gem: 'ruby', count: 2 }, { gem: 'ruby', count: 1 }, { gem: 'diamond' }],
    ],
  ])('%s', (brief, stones) => {
    const read = requestFrom(brief).stones;
    expect(read).toMatchObject(stones);
    expect(read).toHaveLength(stones.length);
  });
});

test('what is weighed together does not lead', () => {
  expect(requestFrom('diamond pinky ring, 1 ct total, gold').stones?.[0]?.role).toBe('main');
  expect(requestFrom('diamond pinky ring, 1 ct, gold').stones?.[0]?.role).toBe('center');
});

describe('a list of the bench', () => {
  test.each<[string, Stones]>([
    [
      'dress ring. Centre: 1 x 9x7 oval garnet. Surround: 16 x 1.5 rbc = 0.24',
      [
        { role: 'center', gem: 'garnet', shape: 'oval', count: 1, size_mm: [9, 7] },
        { role: 'halo', gem: 'diamond', count: 16, diameter_mm: 1.5, carat_total: 0.24 },
      ],
    ],
    [
      'pendant, 1 x cushion citrine 8x8; 4 x pear dia 4x3 (0.15 each)',
      [
        { gem: 'citrine', shape: 'cushion', count: 1, size_mm: [8, 8] },
        { gem: 'diamond', shape: 'pear', count: 4, size_mm: [4, 3], carat_each: 0.15 },
      ],
    ],
    ['ring, rbc 0.25 x 5', [{ gem: 'diamond', shape: 'round', count: 5, carat_each: 0.25 }]],
    ['ring, 1 ct oval, sides 2 x 3mm sapphires', [{ shape: 'oval' }, { role: 'side', count: 2, diameter_mm: 3 }]],
    [
      '2ct oval diamond, platinum, hidden halo',
      [{ role: 'center', shape: 'oval', carat_each: 2 }, { role: 'hidden_halo' }],
    ],
    ['ring, emerald cut 2ct lab diamond hidden halo', [{ role: 'center', gem: 'diamond' }, { role: 'hidden_halo' }]],
    [
      '0.3 ct diamond halo around a ruby',
      [
        { role: 'halo', carat_total: 0.3 },
        { role: 'center', gem: 'ruby' },
      ],
    ],
    [
      'ring, polki centre with emeralds around',
      [
        { role: 'center', gem: 'diamond' },
        { role: 'accent', gem: 'emerald' },
      ],
    ],
    ['jhumka with green drops at bottom', [{ role: 'drop', color: 'green' }]],
    ['eternity ring with 30 pointers', [{ carat_each: 0.3 }]],
    ['7 stone ring, diamonds .06 each', [{ role: 'main', gem: 'diamond', count: 7, carat_each: 0.06 }]],
    [
      'mothers ring, 3 stones: ruby, emerald, sapphire, 3 mm each',
      [
        { role: 'center', gem: 'ruby', diameter_mm: 3 },
        { role: 'side', gem: 'emerald', diameter_mm: 3 },
        { role: 'side', gem: 'sapphire', diameter_mm: 3 },
      ],
    ],
    ['three rubies in a row, gold ring', [{ gem: 'ruby', count: 3, rows: 1 }]],
  ])('%s', (brief, stones) => {
    expect(requestFrom(brief).stones).toMatchObject(stones);
  });
});

test('a colour that she loves asks for a stone of that colour where no stone was named', () => {
  expect(requestFrom('ring for my wife, she loves blue').stones).toEqual([{ role: 'center', color: 'blue' }]);
  expect(requestFrom('pendant, her favourite colour is green').stones).toMatchObject([{ color: 'green' }]);
  for (const brief of ['she loves rose, gold ring', 'studs, she does not like blue', 'ruby ring, she loves blue'])
    expect(requestFrom(brief).stones?.some(({ color }) => color !== undefined) ?? false).toBe(false);
});

describe('a weight in all', () => {
  test.each(['tennis bracelet 3 ctw lab 14k white', 'line bracelet, 3 carats all together, lab'])(
    'is that of the one line: %s',
    (brief) => {
      expect(requestFrom(brief).stones).toMatchObject([{ gem: 'diamond', origin: 'lab_grown', carat_total: 3 }]);
      expect(requestFrom(brief)).not.toHaveProperty('total_carat');
    },
  );

  test('beside a centre is that of all', () => {
    const request = requestFrom('2.5 ct tw diamond ring with a 1.5 ct round centre');
    expect(request.total_carat).toEqual({ value: 2.5, includes_center: true });
    expect(request.stones).toMatchObject([{ role: 'center', gem: 'diamond', carat_each: 1.5 }]);
  });

  test('less than the centre is that of the sides', () => {
    const request = requestFrom('ruby 3 carat ring, side me heere total 20 cent');
    expect(request.stones).toMatchObject([{ gem: 'ruby' }, { role: 'side', gem: 'diamond', carat_total: 0.2 }]);
  });

  test('stands beside that of each', () => {
    const stones = requestFrom('diamond studs, 10 cent each, total 20 cent').stones;
    expect(stones).toMatchObject([{ carat_each: 0.1, carat_total: 0.2 }]);
  });
});

describe('a halo', () => {
  test.each<[string, Stones]>([
    [
      '1.2 ct round diamond with a 0.10 ct hidden halo',
      [{ carat_each: 1.2 }, { role: 'hidden_halo', carat_total: 0.1 }],
    ],
    ['oval ring, 2 ct, halo of rounds', [{ shape: 'oval' }, { role: 'halo', shape: 'round' }]],
    ['ring: morganite oval 8x6, halo 20 round', [{ gem: 'morganite' }, { role: 'halo', shape: 'round', count: 20 }]],
    ['pendant: panna 2 carat, charo taraf heere', [{ gem: 'emerald' }, { role: 'halo', gem: 'diamond' }]],
  ])('keeps what is its own: %s', (brief, stones) => {
    expect(requestFrom(brief).stones).toMatchObject(stones);
  });
});

test.each<[string, Stones]>([
  ['gold choker with strings of ruby beads', [{ role: 'beads', gem: 'ruby' }]],
  ['three row pearl choker', [{ role: 'beads', gem: 'pearl', rows: 3 }]],
  [
    'jhumka with 4 rubies and pearl latkan',
    [
      { role: 'main', count: 4 },
      { role: 'hanging', gem: 'pearl' },
    ],
  ],
  ['ring, ruby centre, 2 diamonds', [{ role: 'center' }, { role: 'side', count: 2 }]],
  ['ring with an opal, two tiny diamonds', [{ gem: 'opal' }, { role: 'accent', count: 2 }]],
  ['silver necklace with a turquoise in the centre', [{ role: 'main', gem: 'turquoise' }]],
])('stand where the trade puts them: %s', (brief, stones) => {
  expect(requestFrom(brief).stones).toMatchObject(stones);
});

test.each([
  'platinum ring, matt centre, polished shoulders',
  'gold bracelet with coins hanging',
  'gol bali sone ki',
  'silver band with a wooden inlay',
  'gold bangle, round wire',
])('a word of the piece is no stone: %s', (brief) => {
  expect(requestFrom(brief)).not.toHaveProperty('stones');
});
