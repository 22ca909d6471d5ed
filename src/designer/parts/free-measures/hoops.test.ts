import { expect, test } from 'vitest';
import { stoneWidthMm } from '#spec/stone.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';
import { pavilionMm } from '../../proportions/ring/ring.ts';
import { heldStone, shankOf } from '../find-parts.ts';
import { headsOf } from '../heads.ts';

test.each([
  "gents ring, tiger's eye oval 12x10, silver, 8 grams",
  'opal cabochon ring 10x8, bezel, 12 grams, 18k',
  'turquoise ring 8 mm, 9ct, 10 grams',
  'moonstone ring oval 9x7 silver 15 grams',
])('%s: the band grows for its weight, and the stone stays over it', (brief) => {
  for (const { spec } of proposalsFor(brief)) {
    const thickMm = shankOf(spec)?.shoulderThicknessMm ?? 0;
    for (const head of headsOf(spec)) {
      if (!('on' in head) || head.on !== 'shank') continue;
      const stone = heldStone(spec, head);
      const girdleMm = head.baseHeightMm + pavilionMm(stone.shape, stoneWidthMm(stone));
      expect(girdleMm - thickMm).toBeGreaterThanOrEqual(0.4);
    }
  }
});
