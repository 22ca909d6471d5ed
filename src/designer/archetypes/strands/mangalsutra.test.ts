import { describe, expect, test } from 'vitest';
import { alloys } from '#spec/tables/alloys.ts';
import { partOf } from '../../parts/find-parts.ts';
import { designedFor, missedBy } from '../../propose/testing/judged-designs.ts';

test.each(['mangalsutra', 'nallapusalu', 'karimani', 'tanmaniya', 'vati mangalsutra', 'black beads chain'])(
  'a gold %s is black beads between beads of gold, of 22 karat unless said otherwise',
  (called) => {
    const designs = designedFor(`gold ${called}`);
    expect(designs).toHaveLength(4);
    for (const { spec, reason, missed } of designs) {
      expect(spec.kind).toBe('necklace');
      expect(partOf(spec, 'bead-strand')).toMatchObject({ holds: 'beads' });
      expect(spec.stones['beads']).toMatchObject({ gem: 'onyx', shape: 'bead' });
      expect(alloys[spec.metal.alloy].karat).toBe(22);
      expect(reason).not.toContain('by hand');
      expect(missed).toEqual([]);
    }
  },
);

test('the four differ in what hangs from them and in how their beads follow each other', () => {
  const designs = designedFor('mangalsutra 22k');
  const runs = designs.map(({ spec }) => partOf(spec, 'bead-strand')?.run);
  expect(new Set(runs).size).toBe(4);
  expect(new Set(designs.map(({ spec }) => Object.keys(spec.parts)[0])).size).toBe(4);
});

test.each([
  'do vati mangalsutra 22k 24 inch',
  'single vati mangalsutra 22k, long',
  'ek vati wala mangalsutra 18k, short',
  'mangalsutra with two vati 22k, 20 inch',
  'mangalsutra 18k, kale moti, diamond pendant, 18 inch',
  'nallapusalu, two lines of black beads, small diamond pendant, 18 inches, 22kt',
  'vati mangalsutra 22k, 24 inch, double line of black beads, under 15 grams',
  'lotus mangalsutra 22k 20 inch',
  'tanmaniya mangalsutra 14k with 0.25 ct diamond',
  'karimani two line, short 17 inches, 22ct',
  'mangalsutra bracelet with black beads 6.5 inch, 14k rose gold',
  'black bead bracelet 18k',
  'black bead necklace 18k gold',
])('%s: everything that was said is in all four', (brief) => {
  expect(missedBy(brief)).toEqual([]);
});

describe('what was ruled out is in none', () => {
  test('beads', () => {
    for (const { spec, missed } of designedFor('no black beads in mangalsutra, all gold')) {
      expect(partOf(spec, 'bead-strand')).toBeUndefined();
      expect(partOf(spec, 'chain')?.supply).toBe('made');
      expect(missed).toEqual([]);
    }
  });

  test('cups', () => {
    for (const { spec, missed } of designedFor('mangalsutra 22k, no vati')) {
      expect(partOf(spec, 'vati')).toBeUndefined();
      expect(missed).toEqual([]);
    }
  });
});

test('more lines than are drawn are said', () => {
  expect(missedBy('mangalsutra 22k, 3 strands of black beads')).toEqual(
    Array.from({ length: 4 }, () => 'beads.strands 3'),
  );
});

test('a short one ends at the collar, a long one lower', () => {
  const lengthOf = (brief: string) =>
    partOf(designedFor(brief)[0]?.spec ?? { parts: {} }, 'bead-strand')?.lengthMm ?? 0;
  expect(lengthOf('short mangalsutra 18k')).toBeLessThan(lengthOf('mangalsutra 18k'));
  expect(lengthOf('daily wear mangalsutra 18k')).toBeLessThan(lengthOf('mangalsutra 18k'));
  expect(lengthOf('bridal mangalsutra 18k')).toBeGreaterThan(lengthOf('mangalsutra 18k'));
  expect(lengthOf('long mangalsutra 18k')).toBeGreaterThan(lengthOf('mangalsutra 18k'));
  expect(lengthOf('short bridal mangalsutra 18k')).toBe(lengthOf('short mangalsutra 18k'));
});

describe('a mangalsutra pendant is a mangalsutra, not a pendant on a chain', () => {
  test.each([
    'mangalsutra pendant, two small diamonds, black beads, 18k',
    'mangalsutra pendent 2 vati 22k 18 inch black beads double line',
    'vati mangalsutra pendant 22k',
  ])('%s', (brief) => {
    for (const { spec, missed } of designedFor(brief)) {
      expect(partOf(spec, 'bead-strand')).toBeDefined();
      expect(missed).toEqual([]);
    }
  });
});
