import { cutLayouts } from '#layout/cuts/registry.ts';
import type { Part } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import { type HeadPart, onCollar } from '../../parts/heads.ts';
import { setStones } from '../../parts/set-stones.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { HaloPlan } from '../../proportions/halo/halo.ts';
import {
  acrossAndAlong,
  asSaid,
  baseHeightMm,
  pavilionMm,
  type ShankMeasures,
  shankFor,
} from '../../proportions/ring/ring.ts';
import { shapeFor, stoneFor, stoneSizeFor } from '../../proportions/stone-choice.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import { hiddenHaloRoom } from '../../proportions/halo/hidden-halo.ts';
import { haloPart, outerHaloPart, meleeShowOf } from './halo-part.ts';
import { headPart } from './head-part.ts';
import { hiddenHalo } from './hidden-halo-part.ts';
import { meleeWish } from './melee.ts';
import { ornamentParts } from './ornament.ts';
import type { HaloLook, RingLook } from '../../looks/ring-look.ts';
import { shankPart } from './shank-part.ts';
import { shouldersFor } from './shoulders.ts';
import { usualCentreMm } from './usual-centre.ts';
import { type SaidHalo, saidHaloPlan } from './said-halo.ts';

/** A ring's main stone: its measure across the finger and the heights of its setting. */
export interface Centre {
  readonly stone: Stone;
  readonly acrossMm: number;
  readonly baseHeightMm: number;
  /** Girdle above the finger. */
  readonly girdleMm: number;
  /** How high over the finger arches may rise: to the girdle, or to the collar of a hidden halo under it. */
  readonly archesMm: number;
}

/** Halos start this high above the finger, so that a neighbouring band of 1.8 mm fits under them. */
const HALO_UNDERSIDE_MM = 2.1;

/** Least height of a girdle over the finger: a shoulder of 1.9 and the clearance of a small stone over it. */
const ABOVE_BAND_MM = 2.4;

/** Least height of a pearl over the finger: a shoulder of 1.9 and the cup on it. */
const PEARL_BASE_MM = 2.7;

/** The same for a flat base in claws, which need this much below it to bend in to the band. */
const FLAT_IN_CLAWS_MM = 3;

/** Height of a halo's own wall with its drop below the girdle. */
const HALO_DEPTH_MM = 1.3;

/** The same of the deepest halo, which a hidden one has to hang clear of. */
const DEEPEST_HALO_MM = 1.45;

/** A shoulder of 1.9 mm, over which arches rise at least this far when they were asked for. */
const SHOULDER_MM = 1.9;
const LEAST_RISE_MM = 1.2;

/** Arches end so far under a girdle; under a collar they touch it. */
const ARCHES_BELOW_MM = 0.55;

/** The main stone of a look: measured, turned and lifted. */
export function centreOf(asked: PieceWish, wish: StoneWish, look: RingLook, richness: number): Centre {
  const shape = shapeFor(wish, look.shape);
  const size = stoneSizeFor(
    wish,
    shape,
    usualCentreMm(asked, wish, shape) * (wish.worded ? 1 : (look.stoneScale ?? 1)),
    richness,
  );
  const { acrossMm } = acrossAndAlong(size, look.across ?? false);
  const pavilion = pavilionMm(shape, size.widthMm);
  const stone = stoneFor(wish, shape, size);
  const under = hidesHalo(look) ? hiddenHaloRoom(stone, undefined, look.halo && DEEPEST_HALO_MM) : undefined;
  const overBand =
    under && SHOULDER_MM + Math.max(under.aboveMetalMm, look.cathedral ? under.undersideMm + LEAST_RISE_MM : 0);
  const underHalo = look.halo ? HALO_UNDERSIDE_MM + HALO_DEPTH_MM : 0;
  const lowest = Math.max(underHalo, leastGirdleMm(look, pavilion), overBand ?? 0) - pavilion;
  const keel = look.head === 'prong' ? (cutLayouts[shape].keelBaseMm ?? 0) : 0;
  const cup = builtCuts[shape].claws === undefined ? PEARL_BASE_MM : 0;
  const base = Math.ceil(Math.max(baseHeightMm[look.height], lowest, keel, cup) * 10 - 1e-6) / 10;
  const girdleMm = base + pavilion;
  const archesMm = under ? girdleMm - under.undersideMm + ARCHES_BELOW_MM : girdleMm;
  return { stone, acrossMm, baseHeightMm: base, girdleMm, archesMm };
}

/** How high a girdle lies over the finger at least, so that the band does not swallow a stone without a pavilion. */
export function leastGirdleMm({ head }: RingLook, pavilion: number): number {
  return head === 'prong' && pavilion === 0 ? FLAT_IN_CLAWS_MM : ABOVE_BAND_MM;
}

/** Claws leave the room under a girdle open; a collar fills it. */
function hidesHalo({ hiddenHalo: isAsked, head }: RingLook): boolean {
  return isAsked === true && head === 'prong';
}

/**
 * The shank, head, halo and ornament of a ring with one main stone. Where an open halo and pavé shoulders share a weight,
 * the halo has the part of it with which whole stones come nearest to the whole.
 */
export function composeRing(asked: PieceWish, look: RingLook, richness: number): ComposedDesign {
  const total = asked.stones.small?.totalCarats;
  if (!look.halo || !look.pave || total === undefined || asked.request.total_carat === undefined)
    return drawRing(asked, look, richness, 1);
  const offBy = (design: ComposedDesign): number => Math.abs(smallCarats(design) - total);
  const drawn = haloShares.map((share) => drawRing(asked, look, richness, share));
  return drawn.reduce((best, one) => (offBy(one) < offBy(best) ? one : best));
}

/** Of what all small stones weigh together, the parts that an open halo may have; the shoulders have the rest. */
const haloShares = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

/** What all but the centre weighs. */
function smallCarats(design: ComposedDesign): number {
  return setStones(design).reduce((sum, { stone, count }) => {
    const small = stone === 'centre' ? undefined : design.stones[stone];
    return small ? sum + count * estimateCarats(small) : sum;
  }, 0);
}

function drawRing(asked: PieceWish, look: RingLook, richness: number, haloShare: number): ComposedDesign {
  const { size, stones: wishes } = asked;
  if (!wishes.main || !size) throw new Error('A ring with a centre stone needs a stone and a finger size');
  const centre = centreOf(asked, wishes.main, look, richness);
  const place = { on: 'shank', across: look.across ?? false, baseHeightMm: centre.baseHeightMm };
  const head = headPart('centre', centre.stone, look, place, asked.alloys[0]);
  const halo = look.halo && haloOf(asked, wishes.main, { stone: centre.stone, head }, look.halo, haloShare);
  const coveredMm = centre.acrossMm + (halo ? 2 * (halo.gapMm + halo.meleeMm) : 0);
  const plain = measuresFor(asked, look, centre, richness);
  const hidden = hidesHalo(look)
    ? hiddenHalo(asked, { stone: centre.stone, head, main: wishes.main }, look.halo && DEEPEST_HALO_MM)
    : undefined;
  const shoulders = look.pave ? shouldersFor({ asked, look, plain, coveredMm, halo, hidden, richness }) : undefined;
  const measures = shoulders?.measures ?? plain;
  const parts: Record<string, Part> = { shank: shankPart(look, measures, coveredMm), head };
  Object.assign(parts, haloParts(look, centre.stone, head, halo));
  if (hidden) Object.assign(parts, { head: onCollar(head), 'hidden-halo': hidden.part });
  if (shoulders) parts['pave'] = shoulders.pave;
  return {
    kind: 'ring',
    metal: { alloy: asked.alloys[0], finish: look.finish },
    size,
    stones: {
      centre: centre.stone,
      ...meleeStones(asked, wishes.main, halo, shoulders?.meleeMm),
      ...(hidden ? { hidden: hidden.stone } : {}),
    },
    parts: { ...parts, ...ornamentParts(look, centre.archesMm, measures) },
  };
}

function haloOf(
  asked: PieceWish,
  main: StoneWish,
  around: { readonly stone: Stone; readonly head: HeadPart },
  look: HaloLook,
  share: number,
): HaloPlan {
  const question = { ...around, outline: look.outline, show: meleeShowOf(look, asked.heft) };
  return saidHaloPlan(question, meleeWish(asked, main.gem).gem, saidHalo(asked, share));
}

function haloParts(
  look: RingLook,
  stone: Stone,
  head: HeadPart,
  plan: HaloPlan | undefined,
): Readonly<Record<string, Part>> {
  if (!look.halo || !plan) return {};
  const halo = haloPart(plan, look.halo, stone.shape, 'head');
  return look.doubleHalo ? { halo, 'outer-halo': outerHaloPart(stone, head, halo, plan) } : { halo };
}

/** Halo and shoulders share a stone when they are set with the same size. */
function meleeStones(
  asked: PieceWish,
  main: StoneWish,
  halo: HaloPlan | undefined,
  shoulderMm: number | undefined,
): Readonly<Record<string, Stone>> {
  const wish = meleeWish(asked, main.gem);
  const round = (diameterMm: number): Stone => stoneFor(wish, 'round', { lengthMm: diameterMm, widthMm: diameterMm });
  return {
    ...(halo ? { melee: round(halo.meleeMm) } : {}),
    ...(shoulderMm === undefined ? {} : { shoulder: round(shoulderMm) }),
  };
}

/** Band width as said, or by the stone across the finger. */
function measuresFor(asked: PieceWish, look: RingLook, centre: Centre, richness: number): ShankMeasures {
  const { bandWidthMm, thicknessMm } = asked.lengths;
  const open = shankFor(centre.acrossMm, look.width, richness, asked);
  if (bandWidthMm === undefined && thicknessMm === undefined) return open;
  return asSaid(open, asked.lengths, look.tapered === true);
}

/**
 * A weight is that of the halo's stones whoever named the halo; their number was only said with it.
 * @param share of a weight of all stones together
 */
function saidHalo({ request, stones: { small, halo } }: PieceWish, share: number): SaidHalo | undefined {
  if (!small) return undefined;
  const { totalCarats } = small;
  const own = totalCarats !== undefined && request.total_carat ? { ...small, totalCarats: share * totalCarats } : small;
  return halo || totalCarats === undefined ? halo && own : { ...own, count: undefined };
}

/** Whether the alloy bends by hand. */
export function isSoftAlloy({ alloys: [alloy] }: PieceWish): boolean {
  return alloys[alloy].soft;
}
