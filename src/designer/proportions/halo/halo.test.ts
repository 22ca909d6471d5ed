import { describe, expect, test } from 'vitest';
import { cutLayouts } from '#layout/cuts/registry.ts';
import { haloPlaces } from '#layout/halo/halo-places.ts';
import type { BuiltCutId } from '#spec/tables/cuts.ts';
import { prongDiameterMm } from '#spec/tables/making-rules.ts';
import { planHalo } from './halo.ts';
import { haloLines } from './halo-line.ts';

const stones: readonly (readonly [BuiltCutId, number, number, number])[] = [
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
    const clawMm = prongDiameterMm(widthMm, false);
    const lines = haloLines({ shape, lengthMm, widthMm }, 'follow', { claws, clawMm, wallMm: 0 });
    for (const show of ['slim', 'usual', 'wide'] as const) {
      const plan = planHalo({ lines, centreMm: widthMm, clawMm, tipped: cutLayouts[shape].tipped }, show);
      const { line, prongs } = lines.drawnAt(plan.gapMm + plan.meleeMm / 2);
      const { closes, gapsMm, prongAfter } = haloPlaces(line, plan.count, plan.meleeMm, prongs, 0);
      expect(closes, `${plan.count} × ${plan.meleeMm}`).toBe(true);
      const between = gapsMm.filter((_, index) => prongAfter[index] !== true);
      expect(Math.min(...between)).toBeGreaterThan(0.07);
      expect(Math.max(...between)).toBeLessThan(0.3);
    }
  });
});
