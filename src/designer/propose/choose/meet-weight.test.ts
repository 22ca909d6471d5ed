import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithin, tolerances } from '#spec/kept/tolerances.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { shankOf } from '../../parts/find-parts.ts';
import { estimatedAppraisal } from '../estimated-appraisal.ts';
import { proposalsFor } from '../testing/proposals.ts';

const gramsOf = (brief: string): readonly number[] =>
  proposalsFor(brief).map(
    ({ spec }) => estimatedAppraisal({ ...spec, size: spec.size }, defaultWorkshopProfile).finishedMetalGrams,
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

  test('that is a limit is never passed', () => {
    const found = gramsOf('22k gold signet ring for him size US 10, under 9 grams');
    expect(found.filter((grams) => grams > 9)).toEqual([]);
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
    '22k gold kada, 900 grams',
    'round wire bangle in 22k gold, 900 grams',
    'gold kada 0.5 gram',
    'silver hoop earrings 60 mm, 400 grams',
    'twisted gold hoop earrings, 300 grams',
    'twisted gold bangle, 900 grams',
    'diamond tennis bracelet 18k, 400 grams',
    'mens gold chain 24 inch 1500 grams',
    ...pieces.flatMap(({ piece }) => [`${piece}, about 900 grams`, `${piece}, about 0.2 grams`]),
  ])('that cannot be made is answered with the nearest that can: %s', (brief) => {
    const parts = proposalsFor(brief).flatMap(({ spec }) => Object.values(spec.parts));
    expect(parts).not.toEqual([]);
    const wires = parts.flatMap((part) => ('section' in part && part.section === 'round' ? [part] : []));
    expect(wires.filter(({ widthMm, thicknessMm }) => widthMm !== thicknessMm)).toEqual([]);
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
