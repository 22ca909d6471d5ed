import { describe, expect, test } from 'vitest';
import { gems } from '#spec/tables/gems.ts';
import { qualities } from '../contract/quality.ts';
import { buildGem } from './build-gem.ts';
import { cutsWithFacets, usualStones } from './testing/usual-stones.ts';
import { windowShare } from './testing/window-share.ts';

/** Largest allowed window by gem: emerald bends light so little that corners and points always leak. */
const most = [
  ['diamond', 0.04],
  ['sapphire_blue', 0.04],
  ['emerald', 0.13],
] as const;

describe.each(cutsWithFacets)('%s', (shape) => {
  const gem = buildGem(usualStones[shape], qualities.drag);

  test.each(most)('as %s shows no flat window', (gemId, limit) => {
    expect(windowShare(gem, gems[gemId].refractiveIndex)).toBeLessThan(limit);
  });
});

test('a pavilion that is too flat shows as a window', () => {
  const flat = buildGem({ ...usualStones.round, depthMm: 2.6 }, qualities.drag);
  expect(windowShare(flat, gems.emerald.refractiveIndex)).toBeGreaterThan(0.2);
});
