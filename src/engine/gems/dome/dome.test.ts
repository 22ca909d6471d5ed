import { describe, expect, test } from 'vitest';
import { builtCuts } from '#spec/tables/cuts.ts';
import { qualities } from '../../contract/quality.ts';
import { buildGem } from '../build-gem.ts';
import { gemCarats } from '../carats.ts';
import { domes, stone, usualStones } from '../testing/usual-stones.ts';
import { domeHeightAt, domeInsetAt } from './dome-shape.ts';

const built = (shape: (typeof domes)[number]) => {
  const gem = buildGem(usualStones[shape], qualities.export);
  if (!gem.dome) throw new Error(`A ${shape} has a dome`);
  return { ...gem, dome: gem.dome };
};

describe.each(domes)('%s', (shape) => {
  const gem = built(shape);
  const { semiAxesMm, middleZMm } = gem.dome;
  const { proportions, depthPct } = builtCuts[shape];

  test('has girdle, dome and depth as the cut asks for them', () => {
    expect(gem.girdleThicknessMm / gem.widthMm).toBeCloseTo(proportions.girdlePct / 100, 6);
    expect((gem.crownHeightMm - gem.girdleThicknessMm / 2) / gem.widthMm).toBeCloseTo(
      proportions.crownHeightPct / 100,
      6,
    );
    expect(gem.depthMm / gem.widthMm).toBeCloseTo(depthPct / 100, 6);
    expect(gem.crownHeightMm + gem.pavilionDepthMm).toBeCloseTo(gem.depthMm, 9);
  });

  test('has every corner above its edge on the dome', () => {
    let least = Infinity;
    let most = 0;
    for (let i = 0; i < gem.mesh.positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = gem.mesh.positions.subarray(i, i + 3);
      if (z < middleZMm + 1e-3) continue;
      const share = Math.hypot(x / semiAxesMm[0], y / semiAxesMm[1], (z - middleZMm) / semiAxesMm[2]);
      least = Math.min(least, share);
      most = Math.max(most, share);
    }
    expect(least).toBeGreaterThan(0.99999);
    expect(most).toBeLessThan(1.00001);
  });

  test('weighs what a measured depth leaves of it', () => {
    const flat = buildGem({ ...usualStones[shape], depthMm: 0.8 * gem.depthMm }, qualities.export);
    expect(flat.dome?.semiAxesMm[2]).toBeCloseTo(0.8 * semiAxesMm[2], 6);
    expect(flat.volumeMm3 / gem.volumeMm3).toBeCloseTo(0.8, 4);
  });
});

describe('against the formula', () => {
  test('a cabochon is half an ellipsoid on its edge', () => {
    const { lengthMm, widthMm, volumeMm3, dome, girdleThicknessMm } = built('cabochon');
    const faceMm2 = (Math.PI / 4) * lengthMm * widthMm;
    const exactMm3 = faceMm2 * (girdleThicknessMm + (2 / 3) * dome.semiAxesMm[2]);
    // Chords of 64 steps around lie inside the curve.
    expect(volumeMm3 / exactMm3).toBeGreaterThan(0.995);
    expect(volumeMm3 / exactMm3).toBeLessThan(1);
  });

  test('a pearl is a sphere', () => {
    const { widthMm, volumeMm3 } = built('bead');
    const ratio = volumeMm3 / ((Math.PI / 6) * widthMm ** 3);
    expect(ratio).toBeGreaterThan(0.995);
    expect(ratio).toBeLessThan(1);
  });

  test('an 8 × 6 mm opal cabochon weighs what dealers list, a pearl of 8 mm about 3.6 ct', () => {
    // dendritics.com: L × W × depth × specific gravity × .0027 = 0.82 ct.
    expect(gemCarats(built('cabochon'), 'opal')).toBeCloseTo(0.83, 1);
    expect(gemCarats(buildGem(stone('bead', 8, 8), qualities.export), 'pearl')).toBeCloseTo(3.64, 1);
  });
});

test('a dome climbs steeply from its edge', () => {
  const { dome } = built('round_cabochon');
  expect(domeHeightAt(dome, 0)).toBeCloseTo(dome.middleZMm, 9);
  expect(domeHeightAt(dome, 3)).toBeCloseTo(dome.middleZMm + dome.semiAxesMm[2], 9);
  const insetMm = domeInsetAt(dome, 0.3);
  expect(domeHeightAt(dome, insetMm) - dome.middleZMm).toBeCloseTo(0.3 * dome.semiAxesMm[2], 9);
  expect(insetMm).toBeLessThan(0.05 * dome.semiAxesMm[0]);
});
