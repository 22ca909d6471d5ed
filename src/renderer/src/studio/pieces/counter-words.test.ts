import { expect, test } from 'vitest';
import { counterWords } from './counter-words.ts';
import { designSummary } from './design-summary.ts';
import { sampleSheet, sampleSpec } from './testing/sample-sheet.ts';

const THIN = '\u202f';

test('a design is said as over the counter: no signs, no short forms of the bench', () => {
  expect(counterWords(sampleSpec, sampleSheet)).toEqual({
    metal: '18k rose gold',
    weight: `3.62${THIN}g`,
    stones: [`1.04${THIN}ct oval ruby`, `20 diamonds of 1.15${THIN}mm`],
    size: 'US 6.5',
    price: '$3,480',
  });
});

test.each([
  ['pt950_ru', 'Platinum 950'],
  ['au750_y', '18k yellow gold'],
] as const)('%s is called %s', (alloy, name) => {
  const spec = { ...sampleSpec, metal: { ...sampleSpec.metal, alloy } };
  expect(counterWords(spec, sampleSheet).metal).toBe(name);
});

test('several larger stones, and one small one, are counted', () => {
  const [small, large] = sampleSheet.stones;
  if (small === undefined || large === undefined) throw new Error('The sample has two kinds of stones');
  const stones = [
    { ...small, count: 1 },
    { ...large, count: 2 },
  ];
  expect(counterWords(sampleSpec, { ...sampleSheet, stones }).stones).toEqual([
    `2 oval rubies of 1.04${THIN}ct each`,
    `1 diamond of 1.15${THIN}mm`,
  ]);
});

test.each([
  ['onyx', `2 oval onyxes of 1.04${THIN}ct each`, `1.04${THIN}ct onyx`],
  ['pearl', `2 oval pearls of 1.04${THIN}ct each`, `8${THIN}mm pearl`],
  ['coral', `2 oval red corals of 1.04${THIN}ct each`, `1.04${THIN}ct red coral`],
] as const)('%s is said without what its name explains', (gem, several, alone) => {
  const [, large] = sampleSheet.stones;
  if (large === undefined) throw new Error('The sample has two kinds of stones');
  expect(counterWords(sampleSpec, { ...sampleSheet, stones: [{ ...large, gem, count: 2 }] }).stones).toEqual([several]);
  expect(designSummary(sampleSpec, { ...sampleSheet, stones: [{ ...large, gem, count: 1 }] }).stones).toBe(alone);
});
