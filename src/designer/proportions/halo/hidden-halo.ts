import { clamp, roundToStep } from '#shared/units.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { cutLayouts } from '#layout/cuts/registry.ts';
import { drawnStone } from '#layout/girdle/drawn-stone.ts';
import { type HiddenCollar, hiddenCollar, hiddenHaloDepthMm } from '#layout/halo/hidden-collar.ts';
import { hiddenHaloOutline, mostHiddenStones, prongsAlong } from '#layout/halo/hidden-halo.ts';
import { stoneLine } from '#layout/halo/stone-line.ts';
import { prongStations } from '#layout/prongs/prong-stations.ts';
import type { HeadGirth } from './head-girth.ts';
import { crownMm } from '../ring/ring.ts';

/** A hidden halo that fills the stretches between the prongs: count and size of its stones. */
export interface HiddenHaloPlan {
  readonly count: number;
  readonly meleeMm: number;
}

/** The stone that a hidden halo lies under. */
type Centre = Pick<Stone, 'shape' | 'lengthMm' | 'widthMm'>;

/** What was said of the stones of a hidden halo. */
export interface SaidHidden {
  readonly count: number | undefined;
  readonly meleeMm: number | undefined;
}

/** Melee by the narrow side of the centre: 0.9 mm under half a carat, 1 mm under one, 1.2 mm under three. */
const MELEE = { mm: 0.5, perMm: 0.075, leastMm: 0.8, mostMm: 1.25, stepMm: 0.05 } as const;

/** Melee that may be taken instead, so that the stretches close. */
const EITHER_WAY_MM = 0.2;

/** A said count may want other stones than hidden halos have by themselves. */
const SAID_COUNT_MM = { least: 0.7, most: 2 } as const;

/** The fewest stones of a hidden halo (design language). */
const LEAST_COUNT = 4;

/** Open space under the collar, so that light and a brush come to the stones. */
const OPEN_BELOW_MM = makingRules.wall.openingMinMm.limit + 0.1;

/**
 * Plans the stones under a centre: of the sizes that suit it the one that fills the stretches between the prongs best.
 * Said stones and counts are kept.
 */
export function planHiddenHalo(stone: Centre, { claws, clawMm }: HeadGirth, said: SaidHidden): HiddenHaloPlan {
  const wishedMm = said.meleeMm ?? wishedMeleeMm(stone);
  const drawn = drawnStone(stone);
  const standing = prongStations(drawn, claws).map(({ point }) => point);
  let best: { readonly plan: HiddenHaloPlan; readonly cost: number } | undefined;
  for (const meleeMm of ladder(wishedMm, said)) {
    const outline = hiddenHaloOutline(drawn.outline, collarFor(meleeMm));
    const line = stoneLine(outline);
    const prongs = prongsAlong(outline, standing, clawMm);
    const most = mostHiddenStones(line, meleeMm, prongs);
    const count = Math.max(LEAST_COUNT, said.count ?? most);
    const emptyMm = (line.lengthMm - claws * clawMm - count * meleeMm) / claws;
    const crowded = Math.max(0, count - most);
    const cost = 10 * Math.abs(meleeMm - wishedMm) + 4 * Math.abs(emptyMm) + 20 * crowded;
    if (!best || cost < best.cost) best = { plan: { count, meleeMm }, cost };
  }
  if (!best) throw new Error('A hidden halo has stones of some size');
  return best.plan;
}

function wishedMeleeMm(stone: Centre): number {
  const narrowMm = Math.min(stone.lengthMm, stoneWidthMm(stone));
  return roundToStep(clamp(MELEE.mm + MELEE.perMm * narrowMm, MELEE.leastMm, MELEE.mostMm), MELEE.stepMm);
}

function ladder(wishedMm: number, said: SaidHidden): readonly number[] {
  if (said.meleeMm !== undefined) return [said.meleeMm];
  const [from, to] =
    said.count === undefined
      ? [Math.max(MELEE.leastMm, wishedMm - EITHER_WAY_MM), wishedMm + EITHER_WAY_MM]
      : [SAID_COUNT_MM.least, SAID_COUNT_MM.most];
  const rungs = Math.round((to - from) / MELEE.stepMm);
  return Array.from({ length: rungs + 1 }, (_, rung) => roundToStep(from + rung * MELEE.stepMm, MELEE.stepMm));
}

function collarFor(meleeMm: number): HiddenCollar {
  return hiddenCollar({ stoneMm: meleeMm, crownMm: crownMm('round', meleeMm) });
}

/** Where a hidden halo of so large stones comes to lie under a centre. */
export interface HiddenHaloRoom {
  /** From the girdle to the line of the small stones. */
  readonly depthMm: number;
  /** From the girdle to the lower edge of the collar. */
  readonly undersideMm: number;
  /** Least height of the girdle over the metal. */
  readonly aboveMetalMm: number;
}

/**
 * The room that a hidden halo takes under the girdle.
 * @param clearOfMm what hangs around the girdle from outside, an open halo: it has to stay above the collar
 */
export function hiddenHaloRoom(stone: Centre, meleeMm: number | undefined, clearOfMm = 0): HiddenHaloRoom {
  const collar = collarFor(meleeMm ?? wishedMeleeMm(stone) + EITHER_WAY_MM);
  const { girdlePct } = builtCuts[stone.shape].proportions;
  const halfGirdleMm = (stoneWidthMm(stone) * girdlePct) / 200;
  const close = hiddenHaloDepthMm(collar, cutLayouts[stone.shape].pavilionSlope, halfGirdleMm);
  const depthMm = Math.max(close, clearOfMm === 0 ? 0 : clearOfMm + UNDER_HALO_MM + collar.halfMm);
  const undersideMm = depthMm + collar.halfMm;
  return { depthMm, undersideMm, aboveMetalMm: undersideMm + OPEN_BELOW_MM };
}

/** Air between an open halo and the hidden one under it. */
const UNDER_HALO_MM = 0.1;
