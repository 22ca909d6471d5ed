import { alloys } from '#spec/tables/alloys.ts';
import type { Part } from '#spec/part-registry.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import type { Draft } from '../draft.ts';
import type { Intent } from '../intent/intent.ts';
import type { StoneWish } from '../intent/wish.ts';
import { clamp } from '#shared/units.ts';
import {
  acrossAndAlong,
  baseHeightMm,
  cathedralRiseMm,
  pavilionMm,
  planPave,
  type ShankMeasures,
  shankFor,
  shankOfWidth,
} from '../proportions/ring.ts';
import { shapeFor, stoneOf, stoneSizeFor } from '../proportions/stone-choice.ts';
import { headPart, prongCount } from './head-part.ts';
import { haloPart, haloPlanFor } from './halo-part.ts';
import { meleeWish } from './melee.ts';
import type { RingLook } from './ring-look.ts';
import { shankPart } from './shank-part.ts';
import { usualCentreMm } from './usual-centre.ts';

/** A ring's main stone with its measures in the direction of the finger and across it. */
export interface Centre {
  readonly stone: Stone;
  readonly acrossMm: number;
  readonly baseHeightMm: number;
  readonly girdleMm: number;
}

/** Halos start this high above the finger, so that a neighbouring band fits under them (taste, section 2, flush-fit). */
const HALO_UNDERSIDE_MM = 2.1;

/** Height of a halo's own wall with its drop below the girdle. */
const HALO_DEPTH_MM = 1.3;

/** The main stone of a look: measured, turned and lifted. */
export function centreOf(intent: Intent, wish: StoneWish, look: RingLook, richness: number): Centre {
  const shape = shapeFor(wish, look.shape);
  const size = stoneSizeFor(wish, shape, usualCentreMm(intent, wish), richness);
  const stone = stoneOf(wish, shape, size);
  const { acrossMm } = acrossAndAlong(size, look.across ?? false);
  const pavilion = pavilionMm(shape, size.widthMm);
  const lowest = look.halo ? HALO_UNDERSIDE_MM + HALO_DEPTH_MM - pavilion : 0;
  const base = Math.ceil(Math.max(baseHeightMm[look.height], lowest) * 10 - 1e-6) / 10;
  return { stone, acrossMm, baseHeightMm: base, girdleMm: base + pavilion };
}

/** The shank, head, halo and ornament of a ring with one main stone. */
export function composeRing(intent: Intent, look: RingLook, richness: number): Draft {
  const wish = intent.stones.main;
  const size = intent.size;
  if (!wish || !size) throw new Error('A ring with a centre stone needs a stone and a finger size');
  const alloy = intent.alloys[0];
  const centre = centreOf(intent, wish, look, richness);
  const small = meleeWish(intent, wish.gem);
  const prongs = look.head === 'prong' ? prongCount(centre.stone.shape, look.prongs) : 0;
  const halo = look.halo && haloPlanFor(centre.stone, prongs, look.halo, saidMelee(intent));
  const reachMm = centre.acrossMm + (halo ? 2 * (halo.gapMm + halo.meleeMm) : 0);
  const measures = measuresFor(intent, look, centre, richness);
  const pave = look.pave
    ? planPave(size.innerDiameterMm / 2 + measures.shoulderThicknessMm, reachMm, halo?.meleeMm, richness)
    : undefined;
  const widened = pave ? widenedFor(measures, pave.bandWidthMm, intent) : measures;
  const meleeMm = halo?.meleeMm ?? pave?.meleeMm;
  const parts: Record<string, Part> = {
    shank: shankPart(look, widened, reachMm),
    head: headPart(
      'centre',
      centre.stone,
      look,
      { on: 'shank', across: look.across ?? false, baseHeightMm: centre.baseHeightMm },
      alloy,
    ),
  };
  if (halo && look.halo) parts['halo'] = haloPart(halo, look.halo, centre.stone.shape, 'head');
  if (pave) {
    const { countPerSide, startDeg, gapMm } = pave;
    parts['pave'] = { kind: 'pave', on: 'shank', holds: halo ? 'shoulder' : 'melee', countPerSide, startDeg, gapMm };
  }
  addOrnament(parts, look, centre, widened);
  const melee: Record<string, Stone> = {};
  if (meleeMm !== undefined) melee['melee'] = stoneOf(small, 'round', { lengthMm: meleeMm, widthMm: meleeMm });
  if (halo && pave) melee['shoulder'] = stoneOf(small, 'round', { lengthMm: pave.meleeMm, widthMm: pave.meleeMm });
  return {
    kind: 'ring',
    metal: { alloy, finish: look.finish },
    size,
    stones: { centre: centre.stone, ...melee },
    parts,
  };
}

/** Band width as said, or by the stone across the finger. */
function measuresFor(intent: Intent, look: RingLook, centre: Centre, richness: number): ShankMeasures {
  const { bandWidthMm, thicknessMm } = intent.lengths;
  if (bandWidthMm !== undefined) return shankOfWidth(bandWidthMm, thicknessMm ?? 1.8);
  const measures = shankFor(centre.acrossMm, look.width, richness);
  return thicknessMm === undefined ? measures : { ...measures, ...shankOfWidth(measures.shoulderWidthMm, thicknessMm) };
}

function widenedFor(measures: ShankMeasures, bandWidthMm: number, intent: Intent): ShankMeasures {
  if (intent.lengths.bandWidthMm !== undefined || measures.shoulderWidthMm >= bandWidthMm) return measures;
  return shankOfWidth(bandWidthMm, measures.shoulderThicknessMm);
}

function saidMelee({ stones: { small } }: Intent) {
  return { count: small?.count, meleeMm: small?.size?.said === 'mm' ? small.size.lengthMm : undefined };
}

function addOrnament(parts: Record<string, Part>, look: RingLook, centre: Centre, shank: ShankMeasures): void {
  const rise = look.cathedral ? cathedralRiseMm(centre.girdleMm, shank.shoulderThicknessMm) : undefined;
  if (rise !== undefined) {
    const widthMm = clamp(Math.round(shank.shoulderWidthMm * 7) / 10, 1.2, 2.2);
    parts['cathedral'] = { kind: 'cathedral', on: 'shank', meets: 'head', riseMm: rise, widthMm };
  }
  if (look.milgrain) parts['milgrain'] = { kind: 'milgrain', on: 'shank', beadMm: 0.4 };
  if (look.leaves) {
    const leafWidthMm = clamp(Math.round(shank.shoulderWidthMm * 7) / 10, 1.2, 2);
    parts['leaves'] = {
      kind: 'leaf-shoulders',
      on: 'shank',
      pairs: 3,
      leafLengthMm: leafLengthMm(leafWidthMm),
      leafWidthMm,
    };
  }
}

/** A leaf is a little more than twice as long as it is wide. */
function leafLengthMm(widthMm: number): number {
  return Math.round(widthMm * 22) / 10;
}

/** Whether the alloy bends by hand. */
export function isSoftAlloy({ alloys: [alloy] }: Intent): boolean {
  return alloys[alloy].soft;
}

/** Width of a stone across its narrow side. */
export function narrowMm(stone: Stone): number {
  return Math.min(stone.lengthMm, stoneWidthMm(stone));
}
