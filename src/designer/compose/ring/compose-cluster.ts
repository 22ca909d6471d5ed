import { haloOf } from '../../parts/find-parts.ts';
import { headsOf } from '../../parts/heads.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { composeRing } from './compose-ring.ts';
import { haloPlanFor } from './halo-part.ts';
import type { RingLook } from '../../looks/ring-look.ts';

/** The centre of a flower is smaller than a solitaire's, so that its petals can be half as large. */
const CENTRE_SCALE = 0.82;

/** A halo ring whose melee has grown to petals. */
export function composeCluster(asked: PieceWish, look: RingLook, richness: number): ComposedDesign {
  const ring = composeRing(asked, { ...look, stoneScale: CENTRE_SCALE }, richness);
  const halo = haloOf(ring);
  const [head] = headsOf(ring);
  const { centre, melee } = ring.stones;
  if (!halo || !head || !centre || !melee) return ring;
  const said = { count: undefined, meleeMm: undefined };
  const petals = haloPlanFor({ stone: centre, head, outline: 'follow', show: 'petals', said });
  return {
    ...ring,
    stones: { ...ring.stones, melee: { ...melee, lengthMm: petals.meleeMm } },
    parts: { ...ring.parts, halo: { ...halo, count: petals.count, gapMm: petals.gapMm } },
  };
}
