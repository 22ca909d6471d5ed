import { expect, test } from 'vitest';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import { requestFrom } from '../../testing/request-from.ts';

test.each<[string, readonly Partial<RequestStone>[]]>([
  [
    'pendant and studs, 7mm round garnet in the pendant and 5mm in the ears',
    [
      { gem: 'garnet', shape: 'round', diameter_mm: 7 },
      { role: 'main', gem: 'garnet', shape: 'round', diameter_mm: 5 },
    ],
  ],
  [
    'ruby pendant and earrings, 8x6 oval in the pendant, 6x4 in the earrings',
    [
      { gem: 'ruby', size_mm: [8, 6] },
      { gem: 'ruby', shape: 'oval', size_mm: [6, 4] },
    ],
  ],
  [
    'a ring with a 1 ct diamond and a pendant with a ruby',
    [
      { role: 'center', gem: 'diamond', carat_each: 1 },
      { role: 'main', gem: 'ruby' },
    ],
  ],
])('each piece of a set has its own: %s', (brief, stones) => {
  expect(requestFrom(brief).stones).toMatchObject(stones);
});

test('what is said once for the set is one stone', () => {
  expect(requestFrom('necklace and earrings with a ruby').stones).toHaveLength(1);
});
