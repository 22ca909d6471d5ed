import { roundToStep } from '#shared/units.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import type { Draft } from '../draft.ts';
import type { Intent } from '../intent/intent.ts';
import { planPetals } from '../proportions/halo.ts';
import { haloPath } from '../proportions/halo-path.ts';
import { composeRing } from './compose-ring.ts';
import type { RingLook } from './ring-look.ts';

/** A halo ring whose melee has grown to petals: the centre stays smaller, so that the flower fits the finger. */
export function composeCluster(intent: Intent, look: RingLook, richness: number): Draft {
  const ring = composeRing(intent, look, richness - 3);
  const { halo, head } = ring.parts;
  const { centre, melee } = ring.stones;
  if (halo?.kind !== 'halo' || !centre || !melee) return ring;
  const size = { lengthMm: centre.lengthMm, widthMm: stoneWidthMm(centre) };
  const wallMm = head?.kind === 'bezel-head' ? head.wallMm - 0.16 : 0;
  const petals = planPetals(haloPath(centre.shape, size, 'follow', wallMm), Math.min(size.lengthMm, size.widthMm));
  const lengthMm = roundToStep(petals.meleeMm, 0.05);
  return {
    ...ring,
    stones: { ...ring.stones, melee: { ...melee, lengthMm } },
    parts: { ...ring.parts, halo: { ...halo, count: petals.count, gapMm: petals.gapMm } },
  };
}
