import type { Sheet } from '#engine/contract/sheet.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';

/** A ring with an oval ruby and twenty small diamonds, and its sheet. */
export const sampleSpec = completeSpec({
  version: 1,
  kind: 'ring',
  title: 'Aurelia',
  metal: { alloy: 'au750_r' },
  size: { system: 'US', value: 6.5, innerDiameterMm: 16.916 },
  stones: {
    centre: { gem: 'ruby', shape: 'oval', lengthMm: 8, widthMm: 6 },
    melee: { gem: 'diamond', shape: 'round', lengthMm: 1.15 },
  },
  parts: { shank: { kind: 'shank' } },
});

export const sampleSheet: Sheet = {
  alloy: 'au750_r',
  densityGramsPerCm3: 15.1,
  volumeMm3: 260,
  castMetalGrams: 3.9,
  finishedMetalGrams: 3.62,
  boughtGrams: 0,
  netMetalGrams: 3.62,
  chainGrams: 0,
  stones: [
    stone({ stoneId: 'melee', gem: 'diamond', count: 20, sizeMm: [1.15, 1.15, 0.7], caratsEach: 0.006 }),
    stone({ stoneId: 'centre', gem: 'ruby', count: 1, sizeMm: [8, 6, 4], caratsEach: 1.04 }),
  ],
  totalCarats: 1.16,
  dimensionsMm: [22, 8, 27],
  boughtParts: [],
  price: {
    currency: 'USD',
    amount: 3480.4,
    lines: [],
    ratesAsOf: '2026-11-20',
    ratesId: 'example',
    exampleRates: true,
  },
};

function stone(line: Pick<Sheet['stones'][number], 'stoneId' | 'gem' | 'count' | 'sizeMm' | 'caratsEach'>) {
  return { ...line, colour: '', shape: 'oval' as const, caratsTotal: line.caratsEach * line.count };
}
