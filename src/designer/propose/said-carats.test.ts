import { expect, test } from 'vitest';
import { estimateCarats } from '#spec/stone-weight.ts';
import { proposalsFor } from './testing/proposals.ts';

test('a weight of all stones less the centre is shared by the two beside it', () => {
  for (const { spec } of proposalsFor('trilogy ring, 1.5 ct in all, the middle one 0.75 ct, platinum, size M uk')) {
    const { centre, side } = spec.stones;
    if (!centre || !side) throw new Error('a three-stone ring has a centre and a side stone');
    expect(estimateCarats(centre)).toBeCloseTo(0.75, 1);
    expect(2 * estimateCarats(side)).toBeCloseTo(0.75, 1);
  }
});
