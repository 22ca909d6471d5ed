import { describe, expect, test } from 'vitest';
import { tolerances } from '#spec/kept/tolerances.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { requestFrom } from '../../brief/testing/request-from.ts';
import { partOf, partsOf } from '../../parts/find-parts.ts';
import { estimatedAppraisal } from '../../propose/estimated-appraisal.ts';
import { propose } from '../../propose/propose.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';
import { proposeOptions } from '../../propose/testing/propose-options.ts';

const options = proposeOptions();
const { kadaWidthMinMm, solidThicknessMinMm } = makingRules.bangle;

describe('a kada of a said weight', () => {
  const brief = 'pair of kade, 22k gold, size 2.6, lotus, both together 40 grams';

  test.each([brief, 'kada 22k size 2.6, 20 grams', 'gents kada 22k size 2.10 with ganesha, 30 grams'])(
    'stays a band, thinner before it is narrower, and weighs what was said: %s',
    (said) => {
      const bands = proposalsFor(said).flatMap(({ spec }) => partOf(spec, 'bangle-band') ?? []);
      expect(bands.length).toBeGreaterThan(2);
      for (const band of bands) {
        expect(band.widthMm).toBeGreaterThanOrEqual(kadaWidthMinMm.limit);
        expect(band.thicknessMm).toBeGreaterThanOrEqual(solidThicknessMinMm.limit);
        expect(band.thicknessMm).toBeLessThan(2);
      }
    },
  );

  test('meets it in all four', () => {
    for (const { spec } of proposalsFor(brief)) {
      const { netMetalGrams } = estimatedAppraisal({ ...spec, size: spec.size }, options.profile);
      expect(Math.abs(netMetalGrams / 20 - 1)).toBeLessThan(tolerances.grams);
    }
  });

  test('carries a motif in proportion to it: a disc no larger than the band and its own least size ask for', () => {
    const leastDiscMm = 8;
    for (const { spec } of proposalsFor(brief)) {
      const widthMm = partOf(spec, 'bangle-band')?.widthMm ?? 0;
      for (const motif of partsOf(spec, 'motif'))
        expect(motif.widthMm).toBeLessThanOrEqual(Math.max(leastDiscMm, 1.7 * widthMm));
    }
  });

  test('says what a usual one would weigh, where it is narrower', () => {
    const reasons = proposalsFor(brief).map(({ reason }) => reason);
    expect(reasons.every((reason) => /solid and 8 mm wide the pair weighs \d\d g/.test(reason))).toBe(true);
    expect(proposalsFor('kada 22k size 2.6, 60 grams').some(({ reason }) => reason.includes('solid and'))).toBe(false);
  });

  test('is refused with the nearest weight where it would be a wire', () => {
    const wire = propose(requestFrom('pair of kade 22k size 2.6, both together 24 grams'), options);
    expect(wire).toMatchObject({ ok: false, problem: { code: 'kada_too_light' } });
    const grams = wire.ok ? undefined : /Say (\d+) g/.exec(wire.problem.remedy)?.[1];
    expect(propose(requestFrom(`pair of kade 22k size 2.6, both together ${grams} grams`), options).ok).toBe(true);
  });

  test('leaves a bangle that is no kada as slim as its weight', () => {
    const [bangle] = proposalsFor('22k bangle size 2.6, 8 grams');
    expect(bangle && partOf(bangle.spec, 'bangle-band')?.widthMm).toBeLessThan(kadaWidthMinMm.limit);
  });
});

describe.each(['patli bangles 22k', 'patlya 22k pair size 2.6, 60 gm', 'patli bangdi in 22k with lotus'])(
  '%s',
  (brief) => {
    test('is one broad flat band in all four', () => {
      for (const { role, spec } of proposalsFor(brief)) {
        const bands = partsOf(spec, 'bangle-band');
        expect(bands.length, role).toBe(1);
        expect(partsOf(spec, 'twist-band'), role).toEqual([]);
        for (const { section, widthMm, thicknessMm } of bands) {
          expect(section, role).toBe('flat');
          expect(widthMm / thicknessMm, role).toBeGreaterThan(3);
        }
      }
    });
  },
);

describe('a kangan', () => {
  test('is broad and worked in all four: no plain wire, no bare band', () => {
    for (const { role, spec, reason } of proposalsFor('22k kangan 2-6')) {
      const [band, twist] = [partOf(spec, 'bangle-band'), partOf(spec, 'twist-band')];
      expect(band?.widthMm ?? twist?.widthMm, role).toBeGreaterThanOrEqual(kadaWidthMinMm.limit);
      expect(band?.section, role).not.toBe('round');
      expect(/raised|peacock|twisted|hammered|milgrain/.test(reason), reason).toBe(true);
    }
  });

  test('has no motif where a plain one was asked for', () => {
    for (const { spec } of proposalsFor('plain 22k kangan 2-6')) expect(partOf(spec, 'motif')).toBeUndefined();
  });

  test('has an Indian name, in whatever style it is drawn', () => {
    const western = /^(?:Aurelia|Clara|Helena|Margaux|Sophia|Vivienne|Estelle|Willow|Flora|Daphne)$/;
    for (const { spec } of proposalsFor('22k kangan 2-6')) expect(spec.title).not.toMatch(western);
  });
});

test('a bangle that must not be of round wire is of another section', () => {
  for (const { spec } of proposalsFor('21k bangle 18 grams, size 2.6, not round wire'))
    expect(partOf(spec, 'bangle-band')?.section).not.toBe('round');
});
