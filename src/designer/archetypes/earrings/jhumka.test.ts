import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DesignSpec } from '#spec/design-spec.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { formOf } from '#spec/tables/cuts.ts';
import { partOf } from '../../parts/find-parts.ts';
import { hangingLengthMm } from '../../parts/hanging/hanging-length.ts';
import { designedFor, missedBy, type JudgedDesign } from '../../propose/testing/judged-designs.ts';

const lengthMmOf = (spec: DesignSpec): number => hangingLengthMm({ ...spec, size: spec.size });
const hungOf = ({ spec }: JudgedDesign): number | undefined => partOf(spec, 'stone-fringe')?.count;
const four = <T>(each: T): readonly T[] => Array.from({ length: 4 }, () => each);

test.each(['jhumka', 'jhumki', 'jhumke', 'jimikki', 'jimikki kammal', 'jumka', 'buttalu', 'zumka', 'jhumka earrings'])(
  '"%s" is a bell below the lobe, in yellow gold of 22 karat unless said otherwise',
  (called) => {
    for (const { spec, missed } of designedFor(`gold ${called}`)) {
      expect(spec.kind).toBe('earrings');
      expect(partOf(spec, 'bell')).toBeDefined();
      expect(alloys[spec.metal.alloy].karat).toBe(22);
      expect(spec.stones).toEqual({});
      expect(missed).toEqual([]);
    }
  },
);

test('the four differ in what is above the bell, in the bell and in what hangs from it', () => {
  const designs = designedFor('gold jhumka 22k');
  const looks = designs.map(({ spec: { parts } }) => {
    const bell = partOf({ parts }, 'bell');
    return `${Object.values(parts)[0]?.kind ?? ''} ${bell?.profile ?? ''} ${bell?.flutes ?? 0} ${bell?.grainRows ?? 0}`;
  });
  expect(new Set(looks).size).toBe(4);
  expect(new Set(designs.map(({ reason }) => reason)).size).toBe(4);
});

test('is drawn in the proportions of the trade', () => {
  const measured = designedFor('gold jhumka 22k').flatMap(({ spec }) => {
    const bell = partOf(spec, 'bell');
    const top = partOf(spec, 'plate') ?? partOf(spec, 'motif');
    if (!bell || !top) return [];
    return [{ bellMm: bell.diameterMm, share: top.widthMm / bell.diameterMm, lengthMm: lengthMmOf(spec) }];
  });
  expect(measured).toHaveLength(3);
  for (const { bellMm, share, lengthMm } of measured) {
    expect(bellMm).toBeGreaterThanOrEqual(14);
    expect(bellMm).toBeLessThanOrEqual(22);
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThanOrEqual(0.75);
    expect(lengthMm).toBeGreaterThan(25);
    expect(lengthMm).toBeLessThan(45);
  }
});

describe('pearls and beads hang from the rim', () => {
  test.each([
    'jhumka with pearls 22k gold',
    'moti wale jhumke 22k',
    'silver jhumka with pearl hangings',
    'pearl jhumki gold',
  ])('%s', (brief) => {
    for (const design of designedFor(brief)) {
      expect(hungOf(design)).toBeGreaterThanOrEqual(8);
      expect(Object.values(design.spec.stones).map(({ gem }) => gem)).toEqual(['pearl']);
      expect(design.missed).toEqual([]);
    }
  });

  test('as many as were said, on each ear', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 18 }), (count) => {
        const designs = designedFor(`jhumki with ${count} pearls each, 22k gold`);
        expect(designs.map(hungOf)).toEqual(four(count));
        expect(designs.flatMap(({ missed }) => missed)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  test('of the size that was said', () => {
    for (const { spec, missed } of designedFor('jhumka with 4 mm pearls 22k gold')) {
      expect(spec.stones['hung']?.lengthMm).toBe(4);
      expect(missed).toEqual([]);
    }
  });

  test('of any gem that is said to hang', () => {
    for (const { spec, missed } of designedFor('diamond jhumka with emerald drops 18k gold')) {
      const { hung, centre } = spec.stones;
      expect(hung?.gem).toBe('emerald');
      expect(hung && formOf(hung.shape)).toBe('bead');
      expect(centre?.gem).toBe('diamond');
      expect(missed).toEqual([]);
    }
  });
});

test('a stone that does not hang is set above the bell, and metal beads hang below it', () => {
  for (const { spec, missed } of designedFor('ruby jhumka 22k gold')) {
    expect(Object.values(spec.stones).map(({ gem }) => gem)).toEqual(['ruby']);
    expect(partOf(spec, 'bead-fringe')).toBeDefined();
    expect(missed).toEqual([]);
  }
});

test.each([
  'ruby and pearl jhumka 18k gold',
  'jhumka with pearl drops and ruby on top, 18k',
  'jhumka with 4 rubies and pearl latkan 18k gold',
  'jhumka 22k gold with 8 rubies',
  'jhumka 18k gold with 14 rubies',
  'lotus jhumka 22k gold',
  'peacock jhumka with pearls 22k gold',
  'heart jhumka 18k gold',
  'gold jhumka 22k with gold beads',
  'jhumka with ghungroo, silver',
  'matte gold jhumka 22k',
])('%s: everything that was said is in all four', (brief) => {
  expect(missedBy(brief)).toEqual([]);
});

test('ghungroos that are in the metal are not left to the bench', () => {
  for (const { reason } of designedFor('jhumka with ghungroo, silver')) expect(reason).not.toContain('by hand');
});

describe('what was ruled out is in none', () => {
  test.each(['gold jhumka 22k, no pearls', 'gold jhumka 22k without stones', 'plain gold jhumki, no pearls'])(
    '%s',
    (brief) => {
      const designs = designedFor(brief);
      expect(designs.map(({ spec }) => spec.stones)).toEqual(four({}));
      expect(designs.flatMap(({ missed }) => missed)).toEqual([]);
    },
  );

  test('nothing hangs from the rim without latkan', () => {
    for (const { spec, missed } of designedFor('gold jhumka 22k without latkan')) {
      expect(partOf(spec, 'bead-fringe')).toBeUndefined();
      expect(partOf(spec, 'stone-fringe')).toBeUndefined();
      expect(missed).toEqual([]);
    }
  });

  test('a plain one has neither grains nor flutes', () => {
    for (const { spec } of designedFor('plain gold jhumki 22k'))
      expect(partOf(spec, 'bell')).toMatchObject({ grainRows: 0, flutes: 0 });
  });
});

describe('measures that were said bind', () => {
  test('the width of the bell', () => {
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 28 }), (mm) => {
        const designs = designedFor(`gold jhumka 22k ${mm} mm diameter`);
        expect(designs.map(({ spec }) => partOf(spec, 'bell')?.diameterMm)).toEqual(four(mm));
        expect(designs.flatMap(({ missed }) => missed)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  test('the whole length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 26, max: 50 }), (mm) => {
        for (const { spec } of designedFor(`gold jhumka 22k ${mm} mm long`))
          expect(Math.abs(lengthMmOf(spec) - mm)).toBeLessThan(0.6);
      }),
      { numRuns: 8 },
    );
  });

  test.each([
    'jhumka 22k gold 10 grams pair',
    'jhumka 22k gold 18-20 gm pair',
    'jhumka 22k 16 mm diameter, 18 grams',
    'jhumka under 9 grams pair 22k gold',
  ])('the weight: %s', (brief) => {
    expect(missedBy(brief)).toEqual([]);
  });
});

test('a child wears a small one, without pearls that come off', () => {
  for (const { spec } of designedFor('jhumki for my 4 year old daughter, 22k gold')) {
    expect(partOf(spec, 'bell')?.diameterMm).toBeLessThanOrEqual(10);
    expect(lengthMmOf(spec)).toBeLessThan(22);
    expect(spec.stones).toEqual({});
  }
});

test('a mini jhumki is short', () => {
  for (const { spec } of designedFor('mini jhumki silver')) expect(lengthMmOf(spec)).toBeLessThan(27);
});

test('a long one hangs lower than usual, a short one less low', () => {
  const lengthsOf = (brief: string): readonly number[] => designedFor(brief).map(({ spec }) => lengthMmOf(spec));
  const [usual = 0] = lengthsOf('gold jhumka 22k');
  for (const mm of lengthsOf('long gold jhumka 22k')) expect(mm).toBeGreaterThan(usual + 5);
  for (const mm of lengthsOf('short gold jhumka 22k')) expect(mm).toBeLessThan(usual - 5);
});
