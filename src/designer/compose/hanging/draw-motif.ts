import { placeMotif } from '#layout/motifs/placed-motif.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { MotifFigureName } from '#spec/parts/motif.ts';
import type { FigureElement } from '../../looks/hanging-look.ts';
import { motifPart } from '../../proportions/hanging/motif.ts';
import { bailAbove } from '../../proportions/hanging/pendant.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { headInMotif, roomyMotif } from '../motif/set-in-motif.ts';
import { type DrawnElement, type HangingPlace, isOnSkin } from './drawn-element.ts';

/** The motif that was asked for as a body, a stone in its place if the look sets one. */
export function drawMotif(asked: PieceWish, look: FigureElement, place: HangingPlace, richness: number): DrawnElement {
  const figure = wantedFigure(asked);
  const usual = motifPart(asked, figure, look, place, richness);
  const { main } = asked.stones;
  const sets = look.set !== undefined && main !== undefined && !asked.excluded.has('stones');
  const part = (sets && roomFor(asked, usual)) || usual;
  const { widthMm, heightMm } = part;
  const bare: DrawnElement = {
    parts: { [figure]: part },
    stones: {},
    body: figure,
    behind: figure,
    bail: bailAbove(figure, { widthMm, heightMm }),
    measures: { widthMm, heightMm },
  };
  if (!sets) return bare;
  const { head, stone } = headInMotif(asked, main, part, figure, part.thicknessMm);
  return { ...bare, parts: { ...bare.parts, head }, stones: { centre: stone } };
}

/** The figure of a look that draws one, if only as ornament; it is only proposed where one was asked for. */
function wantedFigure({ figure, applied }: PieceWish): MotifFigureName {
  const wanted = figure ?? applied;
  if (wanted === undefined) throw new Error('A drawn motif needs its figure');
  return wanted;
}

/** A motif grows for a stone unless its own size was said. */
function roomFor({ stones: { main }, lengths }: PieceWish, part: PartOf<'motif'>): PartOf<'motif'> | undefined {
  const { widthMm, heightMm, diameterMm } = lengths;
  return (
    main &&
    roomyMotif(
      main,
      part,
      [widthMm, heightMm, diameterMm].every((mm) => mm === undefined),
    )
  );
}

/** Whether the place in a motif takes the stone that was asked for. */
export function takesStone(asked: PieceWish, look: FigureElement, place: HangingPlace): boolean {
  if (!asked.stones.main) return true;
  return roomFor(asked, motifPart(asked, wantedFigure(asked), look, place, 0)) !== undefined;
}

/** Whether a motif can be made in the lengths that were said, and has metal for a post where it needs one. */
export function canBeDrawn(asked: PieceWish, look: FigureElement, place: HangingPlace): boolean {
  const placed = placeMotif(motifPart(asked, wantedFigure(asked), look, place, 0));
  // A disc carries a motif of any size; if that is too small, the making rules say how much larger it has to be.
  if (look.work !== 'relief' && placed.heightMm < placed.leastHeightMm) return false;
  if (!isOnSkin(place)) return placed.canHang;
  return placed.carriesPost;
}
