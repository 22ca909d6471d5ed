import type { PartOf } from '#spec/part-registry.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { bezelWallMm } from '#spec/tables/making-rules.ts';
import { type HaloPlan, planAskedHalo, planHalo } from '../proportions/halo.ts';
import { haloOutlineFor, haloPath } from '../proportions/halo-path.ts';
import type { HaloLook } from './ring-look.ts';

/** Below the centre's girdle: 0.2 to 0.5 (taste, section 2); a slim halo lies closer to it. */
const dropMm = { slim: 0.2, usual: 0.3, wide: 0.4 } as const;

/** A bezel's wall flares downwards, so that at the girdle it is a little thinner than at its foot. */
const FLARE_MM = 0.16;

/** What is known of a halo's stones. */
export interface SaidMelee {
  readonly count: number | undefined;
  readonly meleeMm: number | undefined;
}

/** The halo of a look around a stone that is held by so many prongs; 0 for a bezel. */
export function haloPlanFor(stone: Stone, prongs: number, look: HaloLook, said: SaidMelee): HaloPlan {
  const size = { lengthMm: stone.lengthMm, widthMm: stoneWidthMm(stone) };
  const centreMm = Math.min(size.lengthMm, size.widthMm);
  const wallMm = prongs === 0 ? bezelWallMm(centreMm) - FLARE_MM : 0;
  const outline = haloOutlineFor(stone.shape, look.outline);
  const task = { pathAt: haloPath(stone.shape, size, outline, wallMm), centreMm, prongs };
  const open = said.count === undefined && said.meleeMm === undefined;
  return open ? planHalo(task, look.melee) : planAskedHalo(task, look.melee, said);
}

/** The ring of melee around a head. */
export function haloPart(plan: HaloPlan, look: HaloLook, shape: Stone['shape'], around: string): PartOf<'halo'> {
  return {
    kind: 'halo',
    around,
    holds: 'melee',
    count: plan.count,
    gapMm: plan.gapMm,
    outline: haloOutlineFor(shape, look.outline),
    edge: look.edge,
    dropMm: dropMm[look.melee],
  };
}
