import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { type AlloyId, alloys } from '#spec/tables/alloys.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import { roundToStep } from '#shared/units.ts';
import { bezelWallMm, makingRules, prongDiameterMm } from '#spec/tables/making-rules.ts';
import type { HeadPart } from '../../parts/heads.ts';
import type { HeadPlacement } from '#spec/parts/head-placement.ts';
import type { RingLook } from '../../looks/ring-look.ts';

/** Where a head stands; lengths in mm, see the design language. */
export interface HeadPlace {
  readonly on?: string;
  readonly across?: boolean;
  /** Which way the tip or narrow end points; by `across` where it is left out. */
  readonly orientation?: HeadPlacement['orientation'];
  readonly aroundDeg?: number;
  readonly offsetXMm?: number;
  readonly offsetYMm?: number;
  readonly baseHeightMm: number;
  /** Whether it swings below something, so that a pearl's cup is on top. */
  readonly hangs?: boolean;
}

/** Under smaller stones there is no room for a rail of wire that the stone would hide. */
const RAILED_FROM_MM = 1.8;

/** How a head holds its stone. */
export interface HeadLook extends Pick<RingLook, 'head'> {
  readonly prongs?: RingLook['prongs'] | undefined;
  readonly base?: RingLook['base'] | undefined;
  readonly bezelEdge?: RingLook['bezelEdge'] | undefined;
}

/** Cup over pearl: hidden from the front, wide enough to steady it. */
export const CUP_SHARE = 0.55;

/** A cup goes so far into the metal that it stands on. */
const CUP_SUNK_MM = 0.2;

/**
 * How high the lowest point of a stone lies over the back of a plate or motif, of a given thickness in mm: at least
 * `otherwiseMm`, and above the metal where a cup holds it. A bowl that the metal closed would be a void.
 */
export function baseOverMm(shape: Stone['shape'], thicknessMm: number, otherwiseMm: number): number {
  const cupMm = thicknessMm + makingRules.pearl.cupWallMm.limit - CUP_SUNK_MM;
  return builtCuts[shape].claws === undefined ? Math.max(otherwiseMm, cupMm) : otherwiseMm;
}

/** Lip over the crown as seen from above, by the width of the stone: enough to hold, little enough to show it. */
function lipMm(stoneMm: number): number {
  return stoneMm < 4 ? 0.35 : stoneMm < 8 ? 0.4 : 0.5;
}

/** The number of claws for a cut: as said, the usual one, or the larger one where the setter has a choice. */
function prongCount(shape: Stone['shape'], wish: HeadLook['prongs']): number {
  if (typeof wish === 'number') return Math.min(8, Math.max(3, wish));
  const { claws } = builtCuts[shape];
  if (!claws) throw new Error(`Claws do not hold a ${shape}`);
  const { counts } = claws;
  return wish === 'more' ? Math.max(...counts) : counts[0];
}

/** A claw or rub-over setting, or a cup for a pearl, with the walls and wires that its stone and alloy need. */
export function headPart(holds: string, stone: Stone, look: HeadLook, place: HeadPlace, alloy: AlloyId): HeadPart {
  const stoneMm = Math.min(stone.lengthMm, stoneWidthMm(stone));
  const placed = {
    ...(place.on === undefined ? {} : { on: place.on }),
    holds,
    orientation: place.orientation ?? (place.across ? ('east-west' as const) : ('north-south' as const)),
    aroundDeg: place.aroundDeg ?? 0,
    offsetXMm: place.offsetXMm ?? 0,
    offsetYMm: place.offsetYMm ?? 0,
    baseHeightMm: place.baseHeightMm,
  };
  if (builtCuts[stone.shape].claws === undefined) {
    return {
      kind: 'pearl-cup',
      ...placed,
      cupMm: roundToStep(CUP_SHARE * stoneMm, 0.1),
      wallMm: makingRules.pearl.cupWallMm.limit,
      pegMm: makingRules.pearl.pegMm.limit,
      side: place.hangs ? 'above' : 'behind',
    };
  }
  if (look.head === 'bezel') {
    return {
      kind: 'bezel-head',
      ...placed,
      wallMm: bezelWallMm(stoneMm),
      lipMm: lipMm(stoneMm),
      edge: look.bezelEdge ?? 'plain',
    };
  }
  const vBase = look.base === 'v-base' && builtCuts[stone.shape].oneDiameter;
  return {
    kind: 'prong-head',
    ...placed,
    prongs: prongCount(stone.shape, look.prongs),
    prongMm: prongDiameterMm(stoneMm, alloys[alloy].soft),
    style: vBase ? 'v-base' : 'basket',
    tip: 'claw',
    rails: stoneMm < RAILED_FROM_MM ? 0 : place.baseHeightMm > 3 ? 2 : 1,
  };
}
