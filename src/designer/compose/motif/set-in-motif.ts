import { roundToStep } from '#shared/units.ts';
import { placeMotif } from '#layout/motifs/placed-motif.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import { bezelWallMm, makingRules } from '#spec/tables/making-rules.ts';
import type { HeadPart } from '../../parts/heads.ts';
import { COLLAR_BEYOND, usualStoneMm } from '../../proportions/hanging/motif.ts';
import { pavilionMm } from '../../proportions/ring/ring.ts';
import { shapeFor, stoneFor, stoneSizeFor } from '../../proportions/stone-choice.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import { baseOverMm, CUP_SHARE, headPart } from '../ring/head-part.ts';

type Motif = PartOf<'motif'>;

/** Girdle above the highest metal of the motif. */
const ABOVE_MM = 0.3;

/** A pearl lies over the motif behind its cup: it may hide so much of its width. Trade judgement. */
const PEARL_SHARE = 0.5;

/** How much larger than usual a motif is drawn for a stone that was said. */
const GROWTH = { most: 1.6, step: 0.05 };

/** The stone that was asked for, in the size that was said or that suits the motif. */
export function stoneInMotif(wish: StoneWish, part: Motif): Stone {
  const usual = usualStoneMm(placeMotif(part).stone.roomMm);
  const shape = shapeFor(wish, 'round');
  return stoneFor(wish, shape, stoneSizeFor(wish, shape, usual, 0));
}

/** A motif that has room for a stone: as it is, or as much larger as that takes; undefined where that is too much. */
export function roomyMotif(wish: StoneWish, part: Motif, mayGrow: boolean): Motif | undefined {
  const most = mayGrow ? GROWTH.most : 1;
  for (let by = 1; by <= most + 1e-6; by += GROWTH.step) {
    const side = (mm: number): number => (by === 1 ? mm : Math.ceil(2 * mm * by - 1e-6) / 2);
    const grown = { ...part, widthMm: side(part.widthMm), heightMm: side(part.heightMm) };
    if (hasRoom(wish, grown)) return grown;
  }
  return undefined;
}

/** A collar stands on the motif, of a pearl only its cup. */
function hasRoom(wish: StoneWish, part: Motif): boolean {
  const stone = stoneInMotif(wish, part);
  const acrossMm = Math.max(stone.lengthMm, stoneWidthMm(stone));
  const room = COLLAR_BEYOND * placeMotif(part).stone.roomMm;
  if (builtCuts[stone.shape].claws === undefined) {
    return CUP_SHARE * acrossMm <= room && acrossMm <= PEARL_SHARE * Math.min(part.widthMm, part.heightMm);
  }
  return acrossMm + 2 * bezelWallMm(stoneWidthMm(stone)) <= room;
}

/**
 * The setting of a stone in the place that the drawing of a motif has for it.
 * @param on id of the motif
 * @param thicknessMm of the metal from the skin to the face of the motif
 */
export function headInMotif(asked: PieceWish, wish: StoneWish, part: Motif, on: string, thicknessMm: number) {
  const { at } = placeMotif(part).stone;
  const stone = stoneInMotif(wish, part);
  const clear = thicknessMm + part.reliefMm + ABOVE_MM - pavilionMm(stone.shape, stoneWidthMm(stone));
  const least = Math.max(makingRules.gallery.culetClearanceMinMm.limit, clear);
  const stand = {
    on,
    offsetXMm: roundToStep(at[0], 0.1),
    offsetYMm: roundToStep(at[1], 0.1),
    baseHeightMm: roundToStep(baseOverMm(stone.shape, thicknessMm + part.reliefMm, least), 0.1),
  };
  const head: HeadPart = headPart('centre', stone, { head: 'bezel' }, stand, asked.alloys[0]);
  return { head, stone };
}
