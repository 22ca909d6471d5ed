import { roundToStep } from '#shared/units.ts';
import { placeMotif } from '#layout/motifs/placed-motif.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { DrawnMotif } from '#spec/parts/motif.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { bezelWallMm, makingRules } from '#spec/tables/making-rules.ts';
import type { FigureElement } from '../../looks/hanging-look.ts';
import { COLLAR_BEYOND, motifPart, usualStoneMm } from '../../proportions/hanging/motif.ts';
import { bailAbove } from '../../proportions/hanging/pendant.ts';
import { pavilionMm } from '../../proportions/ring/ring.ts';
import { shapeFor, stoneFor, stoneSizeFor } from '../../proportions/stone-choice.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import { baseOverMm, headPart } from '../ring/head-part.ts';
import { type DrawnElement, type HangingPlace, isOnSkin } from './drawn-element.ts';

/** Girdle above the highest metal of the motif. */
const ABOVE_MM = 0.3;

/** The motif that was asked for as a body, a stone in its place if the look sets one. */
export function drawMotif(asked: PieceWish, look: FigureElement, place: HangingPlace, richness: number): DrawnElement {
  const figure = wantedFigure(asked);
  const part = motifPart(asked, figure, look, place, richness);
  const { widthMm, heightMm } = part;
  const bare: DrawnElement = {
    parts: { [figure]: part },
    stones: {},
    body: figure,
    behind: figure,
    bail: bailAbove(figure, { widthMm, heightMm }),
    measures: { widthMm, heightMm },
  };
  const { main } = asked.stones;
  if (!look.set || !main || asked.excluded.has('stones')) return bare;
  const { at } = placeMotif(part).stone;
  const stone = stoneInMotif(main, part);
  const clear = part.thicknessMm + part.reliefMm + ABOVE_MM - pavilionMm(stone.shape, stoneWidthMm(stone));
  const least = Math.max(makingRules.gallery.culetClearanceMinMm.limit, clear);
  const stand = {
    on: figure,
    offsetXMm: roundToStep(at[0], 0.1),
    offsetYMm: roundToStep(at[1], 0.1),
    baseHeightMm: roundToStep(baseOverMm(stone.shape, part.thicknessMm + part.reliefMm, least), 0.1),
  };
  const head = headPart('centre', stone, { head: 'bezel' }, stand, asked.alloys[0]);
  return { ...bare, parts: { ...bare.parts, head }, stones: { centre: stone } };
}

/** The figure of a look that draws one; it is only proposed where one was asked for. */
function wantedFigure({ figure }: PieceWish): DrawnMotif {
  if (figure === undefined) throw new Error('A drawn motif needs its figure');
  return figure;
}

function stoneInMotif(wish: StoneWish, part: PartOf<'motif'>): Stone {
  const usual = usualStoneMm(placeMotif(part).stone.roomMm);
  const shape = shapeFor(wish, 'round');
  return stoneFor(wish, shape, stoneSizeFor(wish, shape, usual, 0));
}

/** Whether the place in a motif takes the stone that was asked for. */
export function takesStone(asked: PieceWish, look: FigureElement, place: HangingPlace): boolean {
  const { main } = asked.stones;
  if (!main) return true;
  const part = motifPart(asked, wantedFigure(asked), look, place, 0);
  const stone = stoneInMotif(main, part);
  const across = Math.max(stone.lengthMm, stoneWidthMm(stone));
  return across + 2 * bezelWallMm(stoneWidthMm(stone)) <= COLLAR_BEYOND * placeMotif(part).stone.roomMm;
}

/** Whether a motif can be made in the lengths that were said, and has metal for a post where it needs one. */
export function canBeDrawn(asked: PieceWish, look: FigureElement, place: HangingPlace): boolean {
  const placed = placeMotif(motifPart(asked, wantedFigure(asked), look, place, 0));
  // A disc carries a motif of any size; if that is too small, the making rules say how much larger it has to be.
  if (look.work !== 'relief' && placed.heightMm < placed.leastHeightMm) return false;
  return !isOnSkin(place) || placed.carriesPost;
}
