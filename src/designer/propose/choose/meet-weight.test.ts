import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithin, tolerances } from '#spec/kept/tolerances.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { shankOf } from '../../parts/find-parts.ts';
import { estimatedAppraisal } from '../estimated-appraisal.ts';
import { proposalsFor } from '../testing/proposals.ts';
import { requestFrom } from '../../brief/testing/request-from.ts';
import { propose } from '../propose.ts';
import { proposeOptions } from '../testing/propose-options.ts';
import { estimate } from '../estimate.ts';
import { offBy } from './said-weight.ts';

/** A hundredth of a weight: of two designs that are as near, either will do. */
const NEARNESS = 0.01;

const gramsOf = (brief: string): readonly number[] =>
  proposalsFor(brief).map(
    ({ spec }) => estimatedAppraisal({ ...spec, size: spec.size }, defaultWorkshopProfile).netMetalGrams,
  );

/** Pieces of every kind with the weights that they are made in. */
const pieces = [
  { piece: '22k gold signet ring for him size US 10', least: 8, most: 20 },
  { piece: '18k gold solitaire ring 0.5 carat diamond size US 7', least: 3, most: 9 },
  { piece: 'plain platinum wedding band size UK L', least: 4, most: 14 },
  { piece: '22k gold bangle size 2.6', least: 10, most: 40 },
  { piece: 'silver heart pendant', least: 1.5, most: 8 },
  { piece: '22k gold chain 20 inches', least: 6, most: 40 },
] as const;

describe('a said weight', () => {
  test('is met by all proposals, whatever the piece', () => {
    const some = fc
      .constantFrom(...pieces)
      .chain(({ piece, least, most }) =>
        fc.integer({ min: 10 * least, max: 10 * most }).map((tenths) => ({ piece, grams: tenths / 10 })),
      );
    fc.assert(
      fc.property(some, ({ piece, grams }) => {
        const found = gramsOf(`${piece}, about ${grams} grams`);
        expect(found.filter((one) => !isWithin(grams, one, tolerances.grams))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('leaves a said width as it is', () => {
    const proposals = proposalsFor('18k gold wedding band 4 mm wide size US 9, about 8 grams');
    expect(proposals.map(({ spec }) => shankOf(spec)?.shoulderWidthMm)).toEqual([4, 4, 4, 4]);
    expect(proposals.every(({ reason }) => reason.includes('for the weight'))).toBe(true);
  });

  test('is met by metal alone: stones are those of the piece of which no weight was said', () => {
    const brief = '22k gold ring for him with a red stone, US 10';
    const [open] = proposalsFor(brief);
    const [weighed] = proposalsFor(`${brief}, 8 to 10 grams`);
    expect(weighed?.spec.stones).toEqual(open?.spec.stones);
  });

  test('that is a limit is never passed', () => {
    const found = gramsOf('22k gold signet ring for him size US 10, under 9 grams');
    expect(found.filter((grams) => grams > 9)).toEqual([]);
  });

  test('that is said beside a limit leaves something of it to spare', () => {
    const request = { ...requestFrom('22k gold bangle size 2.6'), weight: { metal_approx_g: 20, metal_max_g: 20 } };
    const proposed = propose(request, { ...proposeOptions(), count: 4 });
    const found = proposed.ok
      ? proposed.value.map(({ spec }) => estimate({ ...spec, size: spec.size }, defaultWorkshopProfile).grams)
      : [];
    expect(found).toHaveLength(4);
    expect(found.filter((grams) => grams > 19.95 || !isWithin(20, grams, tolerances.grams))).toEqual([]);
  });

  test('that is a limit is not aimed at: a lighter chain stays as light as it is', () => {
    const open = gramsOf('22k gold chain for men 24 inch');
    const limited = gramsOf('22k gold chain for men 24 inch, under 100 grams');
    expect(Math.max(...limited)).toBeLessThan(1.5 * Math.max(...open));
  });

  test('is met by the wire of a heavy bangle, which is as thick as the tables allow', () => {
    const found = gramsOf('round wire bangle in 22k gold size 2-10, 140 grams');
    expect(found.filter((one) => !isWithin(140, one, tolerances.grams))).toEqual([]);
  });

  test.each([
    { brief: 'round wire bangle in 22k gold', grams: 900 },
    { brief: 'gold bangle', grams: 0.5 },
    { brief: 'silver hoop earrings 60 mm', grams: 400 },
    { brief: 'twisted gold hoop earrings', grams: 300 },
    { brief: 'twisted gold bangle', grams: 900 },
    { brief: 'diamond tennis bracelet 18k', grams: 400 },
    { brief: 'mens gold chain 24 inch', grams: 1500 },
    ...pieces.flatMap(({ piece }) => [
      { brief: piece, grams: 900 },
      { brief: piece, grams: 0.2 },
    ]),
  ])('that cannot be made is answered with the nearest that can: $brief, $grams grams', ({ brief, grams }) => {
    const proposals = proposalsFor(`${brief}, ${grams} grams`);
    expect(proposals).not.toEqual([]);
    const found = gramsOf(`${brief}, ${grams} grams`);
    // The answer to a weight that is easier to make is never nearer to this one.
    const easier = (found[0] ?? 0) < grams ? 1 / 3 : 3;
    for (const share of [1, 2, 3, 4].map((power) => easier ** power)) {
      const others = gramsOf(`${brief}, ${(grams * share).toFixed(2)} grams`);
      const farther = found.filter((one, index) => offBy(one, grams) > offBy(others[index] ?? 0, grams) + NEARNESS);
      expect(farther).toEqual([]);
    }
    for (const { spec } of proposals) {
      const wires = Object.values(spec.parts).flatMap((part) =>
        'section' in part && part.section === 'round' ? [part] : [],
      );
      expect(wires.filter(({ widthMm, thicknessMm }) => widthMm !== thicknessMm)).toEqual([]);
    }
  });

  test('that is missed is told by the facts of the weighed piece, which an edit changes, not by the reason', () => {
    const told = proposalsFor('22k gold kada, 120 grams, 3 mm wide').map(({ reason }) => reason);
    expect(told.filter((reason) => /near|e\+|\d g\b/.test(reason))).toEqual([]);
  });
});

test('a budget is kept with thinner metal where nothing else can be given up', () => {
  const [classic] = proposalsFor('plain 22k gold bangle 6 mm wide size 2.6 under $6000');
  expect(classic?.estimatedAmount).toBeLessThanOrEqual(6000);
  expect(classic?.reason).toMatch(/the bangle 6 mm wide and [\d.]+ mm thick, for the budget/);
});
