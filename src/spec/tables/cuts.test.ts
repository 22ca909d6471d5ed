import { describe, expect, test } from 'vitest';
import {
  cutIds,
  cutInForm,
  cuts,
  type BuiltCutId,
  builtCutIds,
  builtCuts,
  formOf,
  isCutCalled,
  nearestTradeSize,
  roundDiamondChart,
} from './cuts.ts';
import { gems } from './gems.ts';

describe.each(cutIds)('%s', (id) => {
  const cut = cuts[id];

  test('usual ratio and depth lie in their ranges', () => {
    const [shortest, longest] = cut.lengthToWidthRange;
    expect(cut.lengthToWidth).toBeGreaterThanOrEqual(shortest);
    expect(cut.lengthToWidth).toBeLessThanOrEqual(longest);
    const [flattest, deepest] = cut.depthRange ?? [cut.depthPct, cut.depthPct];
    expect(cut.depthPct).toBeGreaterThanOrEqual(flattest);
    expect(cut.depthPct).toBeLessThanOrEqual(deepest);
  });

  test('the ladder of trade sizes rises, long side first, unless the length runs from a tip', () => {
    const sizes = cut.tradeSizes;
    const areas = sizes.map(({ lengthMm, widthMm }) => lengthMm * widthMm);
    expect(sizes.length).toBeGreaterThan(3);
    const isFromTip = builtCutIds.some((built) => built === id && builtCuts[built].lengthFromTip);
    expect(sizes.filter(({ lengthMm, widthMm }) => !isFromTip && lengthMm < widthMm)).toEqual([]);
    expect(areas).toEqual(areas.toSorted((one, other) => one - other));
    expect(new Set(areas).size).toBe(areas.length);
  });
});

/** What crown and girdle leave of the depth. */
const belowCrownPct = (id: BuiltCutId): number => {
  const { proportions, depthPct } = builtCuts[id];
  return depthPct - proportions.crownHeightPct - proportions.girdlePct;
};

const measuredPavilions = builtCutIds.filter((id) => builtCuts[id].proportions.pavilionDepthPct !== null);

test.each(measuredPavilions)('crown, girdle and pavilion of %s make up its depth', (id) => {
  expect(Math.abs((builtCuts[id].proportions.pavilionDepthPct ?? 0) - belowCrownPct(id))).toBeLessThanOrEqual(3);
});

const pavilionAngles = builtCutIds.flatMap((id) => {
  const { proportions } = builtCuts[id];
  return 'pavilionAngleDeg' in proportions ? [[id, proportions.pavilionAngleDeg] as const] : [];
});

test.each(pavilionAngles)(
  'the pavilion of %s has about the slope that its depth leaves it, over half the width',
  (id, pavilionAngleDeg) => {
    // Those of step and princess cuts are steeper near the girdle than the one angle of the table.
    const slopeDeg = (Math.atan(belowCrownPct(id) / 50) * 180) / Math.PI;
    expect(Math.abs(slopeDeg - pavilionAngleDeg)).toBeLessThanOrEqual(6);
  },
);

test('a cut of facets has its table and angles, a dome has none', () => {
  expect(pavilionAngles.map(([id]) => id)).toEqual(builtCutIds.filter((id) => formOf(id) === 'faceted'));
});

test('a form keeps the outline that was said where it has it', () => {
  expect(cutInForm('cabochon', 'round')).toBe('round_cabochon');
  expect(cutInForm('cabochon', 'oval')).toBe('cabochon');
  expect(cutInForm('cabochon', 'pear')).toBe('cabochon');
  expect(cutInForm('bead', 'oval')).toBe('bead');
  expect(cutInForm('faceted', 'pear')).toBe('pear');
});

test('a word means the cut with that id, or one that says so', () => {
  expect(builtCutIds.filter((id) => isCutCalled(id, 'pear'))).toEqual(['pear']);
  expect(builtCutIds.filter((id) => isCutCalled(id, 'square'))).toEqual(['princess']);
});

const diamondCuts = cutIds.filter((id) => cuts[id].diamondFactor !== null);

test.each(diamondCuts)('trade formula and diamond formula of %s agree within a tenth', (id) => {
  const { diamondFactor, weightFactor, lengthToWidth } = cuts[id];
  const row = diamondFactor?.byLengthToWidth.find(([ratio]) => ratio >= lengthToWidth - 0.15);
  const [, factor = 0] = row ?? diamondFactor?.byLengthToWidth[0] ?? [];
  const basis = diamondFactor?.basis === 'mean-diameter' ? ((lengthToWidth + 1) / 2) ** 2 / lengthToWidth : 1;
  const ratio = (factor * basis) / (weightFactor * gems.diamond.specificGravity);
  expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(0.1);
});

test('the formula column of the round chart follows the diamond formula', () => {
  const factor = cuts.round.diamondFactor?.byLengthToWidth[0]?.[1] ?? 0;
  for (const { diameterMm, formulaCarats } of roundDiamondChart) {
    expect(factor * diameterMm ** 3 * 0.61).toBeCloseTo(formulaCarats, 3);
  }
});

test('melee comes in sieve steps, and a wish finds its nearest size', () => {
  expect(cuts.round.tradeSizes.map((size) => size.widthMm).slice(0, 8)).toEqual([
    0.8, 0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.15,
  ]);
  expect(nearestTradeSize('round', { lengthMm: 1.17, widthMm: 1.17 })).toEqual({ lengthMm: 1.15, widthMm: 1.15 });
  expect(nearestTradeSize('oval', { lengthMm: 7.7, widthMm: 5.6 })).toEqual({ lengthMm: 8, widthMm: 6 });
  expect(nearestTradeSize('emerald', { lengthMm: 99, widthMm: 99 })).toEqual({ lengthMm: 12, widthMm: 10 });
});
