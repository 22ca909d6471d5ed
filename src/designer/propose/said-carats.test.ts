import { expect, test } from 'vitest';
import { estimateCarats } from '#spec/stone-weight.ts';
import { appraisedStones } from './estimated-appraisal.ts';
import { proposalsFor } from './testing/proposals.ts';

test('a weight of all stones less the centre is shared by the two beside it', () => {
  for (const { spec } of proposalsFor('trilogy ring, 1.5 ct in all, the middle one 0.75 ct, platinum, size M uk')) {
    const { centre, side } = spec.stones;
    if (!centre || !side) throw new Error('a three-stone ring has a centre and a side stone');
    expect(estimateCarats(centre)).toBeCloseTo(0.75, 1);
    expect(2 * estimateCarats(side)).toBeCloseTo(0.75, 1);
  }
});

test('a weight of all stones less the centre is shared by a hidden halo and the band', () => {
  for (const all of [1.25, 1.3]) {
    const designs = proposalsFor(
      `1 ct oval diamond ring, hidden halo, thin pave band, ${all} ct total weight all in, platinum`,
    );
    for (const { spec } of designs) {
      const carats = appraisedStones({ ...spec, size: spec.size }).reduce((sum, line) => sum + line.caratsTotal, 0);
      expect(Math.abs(carats / all - 1)).toBeLessThan(0.02);
      expect(Object.keys(spec.stones)).toEqual(expect.arrayContaining(['hidden', 'shoulder']));
    }
  }
});
