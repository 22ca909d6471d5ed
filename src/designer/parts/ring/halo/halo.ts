import type { PartOf } from '#spec/part-registry.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import type { ComposedDesign } from '../../../composed-design.ts';
import { heldStone } from '../../find-parts.ts';
import { none, type PartKnowledge, type PartTraits } from '../../part-knowledge.ts';
import { spanOfHalo } from '../head/span-of-head.ts';

/** A frame of small stones around a head. */
export const haloKnowledge = {
  volumeMm3: (part, design) => {
    const meleeMm = stoneWidthMm(heldStone(design, part));
    const fill = Math.min(1.1, Math.max(0.9, 0.85 * meleeMm));
    return part.count * (meleeMm + 0.11) * (0.62 * meleeMm + 0.2) * fill;
  },
  spanMm: spanOfHalo,
  stones: ({ count }) => ({ count, work: 'pave' }),
  head: false,
  bought: none,
  // Described with the stone that it goes around.
  say: none,
  traits,
  free: 'fixed',
} as const satisfies PartKnowledge<'halo'>;

function traits({ edge, holds }: PartOf<'halo'>, design: ComposedDesign): PartTraits {
  const stone = design.stones[holds];
  return {
    setting: 'halo',
    rhythm: `halo ${fineness(stone ? stoneWidthMm(stone) : 0)}`,
    ...(edge === 'plain' ? {} : { surface: `${edge} halo` }),
  };
}

/** A word for the size of the melee; sizes that look alike share one. */
function fineness(meleeMm: number): string {
  return meleeMm < 1.1 ? 'fine' : meleeMm < 1.4 ? 'usual' : 'large';
}
