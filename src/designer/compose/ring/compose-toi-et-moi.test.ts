import { expect, test } from 'vitest';
import { stoneWidthMm } from '#spec/stone.ts';
import { heldStone, shankOf } from '../../parts/find-parts.ts';
import { headsOf } from '../../parts/heads.ts';
import { pavilionMm } from '../../proportions/ring/ring.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';

test('a domed partner stands over the band as the faceted one does', () => {
  for (const { spec } of proposalsFor('birthstone ring for two kids of mine, born in may and october, silver, US 7')) {
    const heads = headsOf(spec);
    expect(heads.map((head) => heldStone(spec, head).gem)).toEqual(['emerald', 'opal']);
    for (const head of heads) {
      const stone = heldStone(spec, head);
      const girdleMm = ('baseHeightMm' in head ? head.baseHeightMm : 0) + pavilionMm(stone.shape, stoneWidthMm(stone));
      expect(girdleMm - (shankOf(spec)?.shoulderThicknessMm ?? 0)).toBeGreaterThanOrEqual(0.4);
    }
  }
});
