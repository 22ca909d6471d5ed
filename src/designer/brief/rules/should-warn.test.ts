import { describe, expect, test } from 'vitest';
import { gemOfWord } from '#spec/meanings/gems.ts';
import { alloyIds, alloys } from '#spec/tables/alloys.ts';
import { gems } from '#spec/tables/gems.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { allTerms } from '../lexicon/all-terms.ts';
import { requestFrom } from '../testing/request-from.ts';
import { warningsFor } from './should-warn.ts';

const thin = requestFrom('bangle 2.8, 12 mm wide, 22k, under 6 gm');

test.each(['2.8', '2-8', '2 8/16', '2/8'])(
  'a bangle of size %s is as wide inside however an assistant writes it',
  (value) => {
    const request = { ...thin, size: { system: 'IN_BANGLE', value } } as const;
    expect(warningsFor(request)).toContain('too_thin_for_weight');
    expect(warningsFor({ ...request, dimensions: { width_mm: 1 } })).not.toContain('too_thin_for_weight');
  },
);

test('of several bangles with one weight together, each has its share of it', () => {
  const { weight: _weight, ...four } = requestFrom('4 bangles 2.8, 12 mm wide, 22k');
  expect(warningsFor({ ...four, weight: { metal_total_max_g: 40 } })).toContain('too_thin_for_weight');
  expect(warningsFor({ ...four, weight: { metal_total_max_g: 400 } })).not.toContain('too_thin_for_weight');
});

describe('facts of gems, metals and the bench are those of the tables', () => {
  const named = [...new Set(allTerms.flatMap(({ sense }) => (sense.subject === 'gem' ? [sense.gem] : [])))].flatMap(
    (gem) => {
      const known = gemOfWord(gem);
      return known ? [{ gem, settingClass: gems[known.gem].settingClass }] : [];
    },
  );
  const warningsOf = (gem: string, setting: string) =>
    warningsFor({ ...requestFrom('gold ring'), stones: [{ role: 'center', gem, setting }] });

  test.each(named)('a ring with $gem is warned of where its class wants protection', ({ gem, settingClass }) => {
    const isTender = settingClass === 'C' || settingClass === 'D';
    expect(warningsOf(gem, 'bezel').includes('tender_gem_in_ring')).toBe(isTender);
    expect(warningsOf(gem, 'tension').includes('tension_needs_hard_gem')).toBe(settingClass !== 'A');
  });

  test.each(['gold', 'silver', 'platinum'])(
    'a tube of %s is too light only where its lightest alloy is',
    (material) => {
      const grams = Math.min(
        ...alloyIds.flatMap((id) => (alloys[id].metal === material ? [alloys[id].densityGramsPerCm3] : [])),
      );
      const { limit: wallMm } = makingRules.wall.castMinMm;
      const tubeGrams = (Math.PI * (17 + wallMm) * 10 * wallMm * grams) / 1000;
      const ring = (maxG: number) =>
        warningsFor({
          ...requestFrom('plain ring 10 mm wide'),
          metal: { material },
          dimensions: { width_mm: 10 },
          weight: { metal_max_g: maxG },
        });
      expect(ring(0.99 * tubeGrams)).toContain('too_thin_for_weight');
      expect(ring(1.01 * tubeGrams)).not.toContain('too_thin_for_weight');
    },
  );

  test('a band is too narrow, and a wall too thin, below the rules of the bench', () => {
    const ring = requestFrom('gold ring');
    const narrow = makingRules.shank.widthMinMm.limit;
    expect(warningsFor({ ...ring, dimensions: { band_width_mm: narrow - 0.05 } })).toContain('band_too_narrow');
    expect(warningsFor({ ...ring, dimensions: { band_width_mm: narrow } })).not.toContain('band_too_narrow');
    const thin = makingRules.wall.castMinMm.limit;
    expect(warningsFor({ ...ring, dimensions: { thickness_mm: thin - 0.05 } })).toContain('too_thin_to_cast');
    expect(warningsFor({ ...ring, dimensions: { thickness_mm: thin } })).not.toContain('too_thin_to_cast');
  });
});
