import { pinDepthsMm } from '#layout/bell/fringe-form.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { sayMelee } from '../../phrasing/say-stone.ts';
import { eyeVolumeMm3 } from '../../proportions/hanging/fringe.ts';
import { heldStone } from '../find-parts.ts';
import { none, type PartKnowledge } from '../part-knowledge.ts';

/** Pearls or stone beads below an edge; their pins are bought. */
export const edgeFringeKnowledge = {
  volumeMm3: (fringe) => fringe.count * eyeVolumeMm3(fringe),
  spanMm: (fringe, design) => pinDepthsMm(fringe, stoneWidthMm(heldStone(design, fringe))).bottomMm,
  stones: ({ count }) => ({ count, work: 'peg' }),
  head: false,
  bought: none,
  say: ({ count, holds }, { stones }) => ({
    as: 'extra',
    words: count === 1 ? `${sayMelee(count, stones[holds])} below` : `a fringe of ${sayMelee(count, stones[holds])}`,
  }),
  traits: (fringe, design) => {
    const widthMm = stoneWidthMm(heldStone(design, fringe));
    return {
      rhythm: `${fringe.count < 4 ? 'few' : 'fringe'} ${widthMm < 2.6 ? 'fine' : widthMm < 3.6 ? 'usual' : 'large'}`,
    };
  },
  free: 'fixed',
} as const satisfies PartKnowledge<'edge-fringe'>;
