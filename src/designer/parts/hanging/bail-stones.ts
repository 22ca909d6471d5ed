import { BAIL_COLLAR_MM } from '#layout/bail/bail-row.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { sayMelee } from '../../phrasing/say-stone.ts';
import { heldStone } from '../find-parts.ts';
import { none, noSpan, type PartKnowledge } from '../part-knowledge.ts';

/** Height of a collar outside the strap over the width of its stone. Fitted to built rows. */
const HEIGHT_RATIO = 0.36;

/** What a seat leaves of a collar. */
const FULL_SHARE = 0.8;

/** Small stones in collars down the front of a bail. */
export const bailStonesKnowledge = {
  volumeMm3: (part, design) => {
    const stoneMm = stoneWidthMm(heldStone(design, part));
    return part.count * FULL_SHARE * Math.PI * (stoneMm / 2 + BAIL_COLLAR_MM) ** 2 * HEIGHT_RATIO * stoneMm;
  },
  spanMm: noSpan,
  stones: ({ count }) => ({ count, work: 'bezel' }),
  head: false,
  bought: none,
  say: ({ count, holds }, design) => ({ as: 'worn', words: `${sayMelee(count, design.stones[holds])} down the bail` }),
  traits: ({ count }) => ({ surface: `${count} on the bail` }),
  free: 'fixed',
} as const satisfies PartKnowledge<'bail-stones'>;
