import { describe, expect, test } from 'vitest';
import type { PartOf } from '#spec/part-registry.ts';
import { setStones } from '../../parts/set-stones.ts';
import type { ProposedDesign } from '../../proposal.ts';
import { estimatedAppraisal } from '../../propose/estimated-appraisal.ts';
import { proposeOptions } from '../../propose/testing/propose-options.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';

const { profile } = proposeOptions();

function hoopOf({ spec }: ProposedDesign): PartOf<'hoop'> {
  const { hoop } = spec.parts;
  if (hoop?.kind !== 'hoop') throw new Error(`${spec.title} is no hoop`);
  return hoop;
}

function catchOf({ spec }: ProposedDesign): string {
  const closing = spec.parts['catch'];
  return closing?.kind === 'hoop-catch' ? closing.style : 'none';
}

const appraisalOf = ({ spec }: ProposedDesign) => estimatedAppraisal({ ...spec, size: spec.size }, profile);
const gramsOf = (one: ProposedDesign): number => appraisalOf(one).netMetalGrams;

/** Stones of a design, both ears together. */
const countOf = ({ spec }: ProposedDesign): number =>
  setStones({ ...spec, size: spec.size }).reduce((sum, { count }) => sum + count, 0);

describe('a said diameter is that of every idea', () => {
  test.each([
    ['plain gold hoops 30mm 18k', 30],
    ['1 inch hoops 14k yellow', 25.4],
    ['hoop earrings 18 mm silver', 18],
    ['huggies 11mm 14k', 11],
    ['creole earrings 22mm 9ct', 22],
    ['sleepers 9ct 12mm', 12],
    ['baali 16 mm sone ki', 16],
    ['kaan ki baliyan 20mm 22k', 20],
  ])('%s', (brief, mm) => {
    const proposals = proposalsFor(brief);
    expect(proposals).toHaveLength(4);
    expect(proposals.map((one) => hoopOf(one).outerDiameterMm)).toEqual([mm, mm, mm, mm]);
  });
});

describe('where none was said, a name has its bounds', () => {
  test.each([
    ['gold huggies 18k', 10, 14],
    ['gold hoops 18k', 15, 70],
    ['gold bali 22k', 12, 60],
    ['9ct gold sleepers', 10, 16],
  ])('%s', (brief, least, most) => {
    for (const one of proposalsFor(brief)) {
      expect(hoopOf(one).outerDiameterMm).toBeGreaterThanOrEqual(least);
      expect(hoopOf(one).outerDiameterMm).toBeLessThanOrEqual(most);
    }
  });
});

test('the four differ in section, width, twist or surface', () => {
  const looks = proposalsFor('gold hoops 30mm 18k').map((one) => {
    const { section, turns } = hoopOf(one);
    return `${section} ${turns > 0 ? 'twisted' : 'plain'} ${one.spec.metal.finish}`;
  });
  expect(new Set(looks).size).toBe(4);
  expect(looks.some((look) => look.includes('twisted'))).toBe(true);
});

test('what closes a hoop follows its name, and what was said of it', () => {
  const closings = (brief: string): readonly string[] => [...new Set(proposalsFor(brief).map(catchOf))];
  expect(closings('gold hoops 20mm')).toEqual(['snap']);
  expect(closings('gold bali 22k')).toEqual(['bali']);
  expect(closings('sleepers 9ct')).toEqual(['endless']);
  expect(closings('continuous hoops 30mm 9ct')).toEqual(['endless']);
});

test('a said width is kept, and an unsaid one only as heavy as an ear carries every day', () => {
  for (const one of proposalsFor('hoop earrings 25mm, 2mm wide, 18k')) expect(hoopOf(one).widthMm).toBe(2);
  for (const one of proposalsFor('22k gold hoops 40mm')) expect(gramsOf(one)).toBeLessThan(2 * 6);
});

describe('a said weight is met by the metal, not by the diameter', () => {
  test.each([
    ['gold hoops, 4 grams, 40mm', 4],
    ['pair of hoops 18k 24mm 5 gram each', 10],
    ['bali 22k 4 gm', 4],
  ])('%s', (brief, grams) => {
    for (const one of proposalsFor(brief)) expect(gramsOf(one) / grams).toBeCloseTo(1, 1);
  });
});

describe('hoops with stones', () => {
  test('show them down the front, as many on either ear', () => {
    for (const one of proposalsFor('huggies with diamonds 18k white gold')) {
      expect(countOf(one)).toBeGreaterThanOrEqual(6);
      expect(countOf(one) % 2).toBe(0);
      expect(hoopOf(one).outerDiameterMm).toBeLessThanOrEqual(15);
    }
  });

  test('keep a said count and a said total weight of both ears together', () => {
    for (const one of proposalsFor('4 heere 1 carat wali bali, 18k rose gold')) expect(countOf(one)).toBe(4);
    for (const one of proposalsFor('diamond hoops 1 carat total 14k white gold')) {
      const carats = appraisalOf(one).stones.reduce((sum, { caratsTotal }) => sum + caratsTotal, 0);
      expect(carats).toBeCloseTo(1, 1);
    }
  });

  test('are set as it was said', () => {
    const settings = (brief: string): readonly string[] =>
      proposalsFor(brief).flatMap(({ spec }) => setStones({ ...spec, size: spec.size }).map(({ work }) => work));
    expect(new Set(settings('huggies pave diamonds 14k'))).toEqual(new Set(['pave']));
    expect(new Set(settings('18k hoops 20 mm with bezel set sapphires'))).toEqual(new Set(['bezel']));
  });
});
