import { stoneWidthMm } from '#spec/stone.ts';
import { sayMelee } from '../../phrasing/say-stone.ts';
import { heldStone } from '../find-parts.ts';
import { noSpan, type PartKnowledge } from '../part-knowledge.ts';

/** How high a plug stands over its plate, over its stone, and what of it the stone takes away. Fitted to built pieces. */
const HIGH_SHARE = 0.3;
const TAKEN_SHARE = 0.55;

/** Stones in low collars along an edge. */
export const collarRowKnowledge = {
  volumeMm3: (row, design) => {
    const widthMm = stoneWidthMm(heldStone(design, row));
    const plug = Math.PI * (widthMm / 2 + row.wallMm) ** 2 * (0.4 + HIGH_SHARE * widthMm);
    return row.count * (1 - TAKEN_SHARE) * plug;
  },
  spanMm: noSpan,
  stones: ({ count }) => ({ count, work: 'bezel' }),
  head: false,
  bought: () => undefined,
  say: ({ count, holds }, { stones }) => ({
    as: 'extra',
    words: `${sayMelee(count, stones[holds])} in collars along it`,
  }),
  traits: (row, design) => ({
    setting: `collars ${stoneWidthMm(heldStone(design, row)) < 2.2 ? 'fine' : 'full'}`,
    rhythm: `row of ${row.count > 14 ? 'many' : 'few'}`,
  }),
  free: 'fixed',
} as const satisfies PartKnowledge<'collar-row'>;
