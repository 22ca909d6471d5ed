import { describe, expect, test } from 'vitest';
import { type BuiltCutId, builtCuts, roundDiamondChart } from '#spec/tables/cuts.ts';
import { gems } from '#spec/tables/gems.ts';
import { estimateCarats, estimateSize } from '#spec/stone-weight.ts';
import { qualities } from '../contract/quality.ts';
import { buildGem } from './build-gem.ts';
import { gemCarats } from './carats.ts';
import { sizeForCarats } from './size-for-carats.ts';
import { stone, usualStones } from './testing/usual-stones.ts';

const diamondCarats = (shape: BuiltCutId, lengthMm: number, widthMm: number): number =>
  gemCarats(buildGem(stone(shape, lengthMm, widthMm), qualities.export), 'diamond');

const shareOf = (got: number, wanted: number): number => Math.abs(got / wanted - 1);

describe('against the trade', () => {
  test('a round diamond of 6.5 mm is a carat', () => {
    expect(diamondCarats('round', 6.5, 6.5)).toBeGreaterThan(0.97);
    expect(diamondCarats('round', 6.5, 6.5)).toBeLessThan(1.03);
  });

  test.each(roundDiamondChart.filter(({ diameterMm }) => diameterMm >= 2.5))(
    'round of $diameterMm mm weighs $formulaCarats ct',
    ({ diameterMm, formulaCarats }) => {
      expect(shareOf(diamondCarats('round', diameterMm, diameterMm), formulaCarats)).toBeLessThan(0.04);
    },
  );

  test.each([
    ['oval', 8, 6, 1.25],
    ['princess', 5.5, 5.5, 1],
  ] as const)('%s of %d x %d mm weighs about %d ct', (shape, lengthMm, widthMm, carats) => {
    expect(shareOf(diamondCarats(shape, lengthMm, widthMm), carats)).toBeLessThan(0.08);
  });

  // The usual sizes of each cut, longer and shorter ones, by carats = L × W × depth × specific gravity × factor.
  test.each([
    ['round', 6.5, 6.5],
    ['oval', 8, 6],
    ['oval', 9, 6],
    ['cushion', 6.5, 6.5],
    ['cushion', 8, 7],
    ['pear', 8, 5],
    ['pear', 9, 6],
    ['pear', 10.5, 6],
    ['marquise', 9, 5],
    ['marquise', 10, 5],
    ['marquise', 11.5, 5],
    ['emerald', 7, 5],
    ['emerald', 8, 6],
    ['emerald', 9, 6],
    ['princess', 5.5, 5.5],
    ['baguette', 4, 2],
    ['baguette', 5, 2.5],
    ['tapered_baguette', 4, 2],
    ['trapezoid', 4, 5],
    ['half_moon', 2.75, 5],
    ['kite', 8, 5],
    ['old_european', 6.5, 6.5],
    ['old_mine', 6.8, 6.5],
    ['heart', 6, 6.5],
    ['heart', 6.5, 6.5],
  ] as const)('%s of %d x %d mm keeps to the weight factor', (shape, lengthMm, widthMm) => {
    const { weightFactor, depthPct } = builtCuts[shape];
    const depthMm = (widthMm * depthPct) / 100;
    const trade = lengthMm * widthMm * depthMm * gems.diamond.specificGravity * weightFactor;
    expect(shareOf(diamondCarats(shape, lengthMm, widthMm), trade)).toBeLessThan(0.08);
  });

  test('a sapphire is heavier than a diamond of its size by its specific gravity', () => {
    const gem = buildGem(usualStones.oval, qualities.export);
    const ratio = gems.sapphire_blue.specificGravity / gems.diamond.specificGravity;
    expect(gemCarats(gem, 'sapphire_blue') / gemCarats(gem, 'diamond')).toBeCloseTo(ratio, 9);
  });
});

describe.each(Object.keys(usualStones) as BuiltCutId[])('%s by weight', (shape) => {
  test.each([0.05, 0.5, 1, 3])('a stone sized for %d ct weighs that', (carats) => {
    const { lengthMm, widthMm } = sizeForCarats(shape, 'diamond', carats);
    // A hundredth of a millimetre is 1.5 % of the weight of a stone of 2 mm.
    expect(shareOf(diamondCarats(shape, lengthMm, widthMm), carats)).toBeLessThan(
      0.0075 / Math.min(lengthMm, widthMm) + 0.002,
    );
  });

  test('a longer ratio gives a longer stone of the same weight', () => {
    const { lengthMm, widthMm } = sizeForCarats(shape, 'ruby', 2, 1.2);
    expect(lengthMm / widthMm).toBeCloseTo(1.2, 2);
    const gem = buildGem(stone(shape, lengthMm, widthMm), qualities.export);
    expect(shareOf(gemCarats(gem, 'ruby'), 2)).toBeLessThan(0.005);
  });

  test('the estimate of the proposals agrees with the built stone', () => {
    const [least, most] = builtCuts[shape].lengthToWidthRange;
    for (const ratio of [least, (least + most) / 2, most]) {
      for (const widthMm of [1.2, 4, 9]) {
        const asked = stone(shape, widthMm * ratio, widthMm);
        expect(shareOf(estimateCarats(asked), diamondCarats(shape, widthMm * ratio, widthMm))).toBeLessThan(0.02);
      }
      const estimated = estimateSize('diamond', shape, 1.5, ratio);
      expect(shareOf(estimated.widthMm, sizeForCarats(shape, 'diamond', 1.5, ratio).widthMm)).toBeLessThan(0.01);
    }
  });

  test('the estimate follows a measured depth', () => {
    const usual = estimateCarats(usualStones[shape]);
    const depthMm = (1.1 * builtCuts[shape].depthPct * (usualStones[shape].widthMm ?? 0)) / 100;
    expect(estimateCarats({ ...usualStones[shape], depthMm })).toBeCloseTo(1.1 * usual, 6);
  });
});
