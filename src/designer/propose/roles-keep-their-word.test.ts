import { describe, expect, test } from 'vitest';
import { shownIn } from '#spec/shown/registry.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { partsOf } from '../parts/find-parts.ts';
import { proposalsFor } from './testing/proposals.ts';

const sizeOf = (spec: DesignSpec): number => Math.max(...shownIn(spec).flatMap(({ sizes }) => sizes?.whole?.mm ?? []));

test.each(['pearl jhumkas', 'pearl jhumkas under 10 gms', '22k pearl jhumka 12 gram', 'plain gold bangle'])(
  'of "%s" more presence is never the smaller',
  (brief) => {
    const [classic, generous] = proposalsFor(brief);
    expect(sizeOf(generous?.spec as DesignSpec)).toBeGreaterThanOrEqual(sizeOf(classic?.spec as DesignSpec));
  },
);

test.each([
  'mens diamond pinky ring 1 ctw, 10ky',
  'tennis bracelet 5ctw lab 7 inch 14ky',
  'diamond ring under 1500 dollars',
  'upgrade ring: 1 carat, oval, G VS1, natural, 18k',
  'heart shaped ruby earrings 14k rose gold under 15000 rs',
])('of "%s" more presence never costs less', (brief) => {
  const [classic, generous] = proposalsFor(brief);
  expect(generous?.estimatedAmount).toBeGreaterThanOrEqual(0.995 * (classic?.estimatedAmount ?? Infinity));
});

describe('what is plain', () => {
  test.each(['plain gold bangle', 'plain gold hoops', 'plain gold band ring', 'plain silver chain'])(
    '%s is neither twisted nor hammered',
    (brief) => {
      for (const { role, spec } of proposalsFor(brief)) {
        expect(spec.metal.finish, role).not.toBe('hammered');
        expect(
          shownIn(spec).some(({ words }) => words.includes('twist') || words.includes('rope')),
          role,
        ).toBe(false);
      }
    },
  );

  test.each(['plain gold twisted bangle', 'plain hammered gold band ring'])('%s is as it was said', (brief) => {
    for (const { role, spec } of proposalsFor(brief)) {
      const isTwisted = shownIn(spec).some(({ words }) => words.includes('twist'));
      expect(isTwisted || spec.metal.finish === 'hammered', role).toBe(true);
    }
  });
});

test('a plate above a stone is no taller than the stone that it carries', () => {
  const leaves = proposalsFor('heart shaped ruby pendant gold').flatMap(({ spec }) =>
    partsOf(spec, 'plate').filter(({ shape }) => shape === 'leaf'),
  );
  expect(leaves.filter(({ heightMm }) => heightMm > 8)).toEqual([]);
});

test('a ring for a man is a band where nothing else was said', () => {
  const briefs = ['gold ring for my husband', 'gents gold ring 10 grams', 'my husbands ring, not wider than 5 mm'];
  for (const brief of briefs) {
    const signets = proposalsFor(brief).filter(({ spec }) => partsOf(spec, 'signet-face').length > 0);
    expect(signets.length, brief).toBeLessThanOrEqual(1);
  }
});
