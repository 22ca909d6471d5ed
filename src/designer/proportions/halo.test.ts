import { describe, expect, test } from 'vitest';
import type { FacetedCutId } from '#spec/tables/cuts.ts';
import { prongDiameterMm } from '#spec/tables/making-rules.ts';
import { planHalo } from './halo.ts';
import { haloLines } from './halo-line.ts';
import { gapsOf, haloShares, unevenness } from './halo-places.ts';

const stones: readonly (readonly [FacetedCutId, number, number, number])[] = [
  ['round', 6.5, 6.5, 4],
  ['oval', 8, 6, 4],
  ['cushion', 6, 6, 4],
  ['princess', 5.5, 5.5, 4],
  ['emerald', 7, 5, 4],
  ['pear', 7, 5, 5],
  ['pear', 8, 5, 5],
  ['pear', 9, 6, 5],
  ['pear', 10, 7, 5],
  ['marquise', 8, 4, 6],
  ['marquise', 10, 5, 6],
  ['marquise', 12, 6, 6],
  ['heart', 5.5, 5.5, 5],
  ['heart', 7, 7, 5],
];

describe('a halo leaves a gap behind every claw', () => {
  test.each(stones)('%s %f × %f mm in %i claws', (shape, lengthMm, widthMm, claws) => {
    const lines = haloLines(shape, { lengthMm, widthMm }, 'follow', 0, claws);
    const clawMm = prongDiameterMm(widthMm, false);
    const pointed = shape === 'pear' || shape === 'marquise' || shape === 'heart';
    for (const show of ['slim', 'usual', 'wide'] as const) {
      const plan = planHalo({ lines, centreMm: widthMm, clawMm, pointed }, show);
      const line = lines.drawnAt(plan.gapMm + plan.meleeMm / 2);
      const shares = haloShares(line, plan.count);
      expect(shares, `${plan.count} × ${plan.meleeMm}`).toBeDefined();
      expect(unevenness(line, shares ?? [])).toBeLessThan(1.17);
      const { tightMm, looseMm } = gapsOf(line, { ...plan, clawMm });
      expect(tightMm).toBeGreaterThan(0.07);
      expect(looseMm).toBeLessThan(0.3);
    }
  });
});
