import { describe, expect, test } from 'vitest';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';

function hiddenOf({ parts }: DesignSpec): PartOf<'hidden-halo'> | undefined {
  return Object.values(parts).find((part): part is PartOf<'hidden-halo'> => part.kind === 'hidden-halo');
}

const kindsOf = ({ parts }: DesignSpec): readonly string[] => Object.values(parts).map(({ kind }) => kind);

describe('a hidden halo that was asked for', () => {
  test.each([
    '1 ct round diamond solitaire with hidden halo, platinum',
    'oval solitaire with hidden halo 1.5 ct, 18k white gold',
    'hidden halo engagement ring, 2 ct cushion diamond, 18k',
    '0.5 ct emerald cut diamond ring with a hidden halo 14k',
    '3 ct pear diamond hidden halo ring 18k yellow gold',
    'princess cut 1 ct diamond ring, hidden halo, pave band, 18k',
  ])('lies under the claws of all four, and no open halo stands in for it: %s', (brief) => {
    const tray = proposalsFor(brief);
    expect(tray).toHaveLength(4);
    for (const { spec, reason } of tray) {
      expect(hiddenOf(spec)?.count).toBeGreaterThanOrEqual(8);
      expect(spec.stones['hidden']?.lengthMm).toBeLessThan(1.5);
      expect(kindsOf(spec)).not.toContain('halo');
      expect(kindsOf(spec)).toContain('prong-head');
      expect(reason).toContain('hidden halo');
    }
  });

  test('comes with an open halo where both were said, and hangs clear under it', () => {
    for (const { spec } of proposalsFor('1 ct round diamond halo ring with a hidden halo, 18k white gold')) {
      const hidden = hiddenOf(spec);
      expect(kindsOf(spec)).toContain('halo');
      expect(hidden?.dropMm).toBeGreaterThan(2);
    }
  });

  test('is not added to what did not ask for it, nor where it was ruled out', () => {
    for (const brief of ['1 ct round diamond solitaire 18k', '1 ct oval diamond ring 18k, no hidden halo']) {
      for (const { spec } of proposalsFor(brief)) expect(kindsOf(spec)).not.toContain('hidden-halo');
    }
  });

  test('takes the count, the size and the weight that were said', () => {
    for (const { spec } of proposalsFor('1.5 ct oval diamond ring 18k with hidden halo of 16 diamonds 1 mm')) {
      expect(hiddenOf(spec)?.count).toBe(16);
      expect(spec.stones['hidden']?.lengthMm).toBe(1);
    }
    for (const { spec } of proposalsFor('1.2 ct round diamond solitaire with a 0.10 ct hidden halo, 18k')) {
      const carats = (hiddenOf(spec)?.count ?? 0) * 0.0037 * (spec.stones['hidden']?.lengthMm ?? 0) ** 3;
      expect(carats).toBeGreaterThan(0.08);
      expect(carats).toBeLessThan(0.12);
    }
  });

  test('leaves the arches of a cathedral room to end under its collar', () => {
    for (const { spec } of proposalsFor('cathedral solitaire with hidden halo, 1 ct round diamond, 18k')) {
      expect(kindsOf(spec)).toEqual(expect.arrayContaining(['cathedral', 'hidden-halo']));
    }
  });

  test('gives way to a bezel that was said, with the reason', () => {
    for (const { spec, reason } of proposalsFor('1 ct round diamond in a bezel with a hidden halo, 18k')) {
      expect(kindsOf(spec)).toContain('bezel-head');
      expect(reason).toContain('no hidden halo: ');
    }
  });
});
