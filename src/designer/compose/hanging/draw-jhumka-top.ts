import { clamp, roundToStep } from '#shared/units.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import type { FigureElement, HangingElement, PlateElement, StoneElement } from '../../looks/hanging-look.ts';
import { outlineFacts } from '../../motifs/outlines/registry.ts';
import { shapeFor, stoneFor, stoneSizeFor } from '../../proportions/stone-choice.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import { drawMotif } from './draw-motif.ts';
import { drawPlate, outlineOf } from './draw-plate.ts';
import { drawStone } from './draw-stone.ts';
import type { DrawnElement } from './drawn-element.ts';
import { countAnEar, jhumkaStones } from './jhumka-stones.ts';

/** Width of the top over that of the bell (jhumka 0.55 to 0.65). */
const TOP_SHARE = 0.55;

/** From this share of the bell on a top that nobody asked for would look too large on it. */
const LARGEST_SHARE = 0.75;

/** The stone of a collar by itself over the width of the bell, one in a frame of stones, one of several. */
const STONE_SHARE = { alone: 0.29, framed: 0.22, several: 0.26 } as const;

/** Side of the square that a motif of scale 1 below a lobe is as large as. */
const FIGURE_MM = 13;

/** Beads along the edge of the top over the width of the bell. */
const GRAIN = { share: 0.06, least: 0.5, most: 1 };

/** The smallest plate that carries a post, and the largest stone in one over its width. */
const LEAST_TOP_MM = 5;
const MOST_STONE = 0.62;
const STEP_MM = 0.5;

/** A larger stone that nobody asked for would cost more than all the rest. */
const LARGEST_STONE_MM = 5;

/** Names of the settings from top to bottom. */
const names = ['head', 'drop', 'tip'] as const;

/** What sits on the lobe above the bell of a jhumka, in proportion to that. */
export function drawJhumkaTop(asked: PieceWish, element: HangingElement, index: number, bellMm: number): DrawnElement {
  const { top } = jhumkaStones(asked);
  const { other: _, ...withoutOther } = asked.stones;
  // The stone of a top leads there, whatever it is to the whole.
  const main = top && { ...top, accent: false, count: countAnEar(top) };
  const about: PieceWish = {
    ...asked,
    lengths: {},
    stones: { ...withoutOther, main, beside: undefined, small: undefined, halo: undefined },
  };
  if (element.is === 'stone') return stoneTop(about, element, index, bellMm);
  return element.is === 'figure' ? figureTop(about, element, bellMm) : plateTop(about, element, bellMm);
}

function stoneTop(about: PieceWish, element: StoneElement, index: number, bellMm: number): DrawnElement {
  const { main } = about.stones;
  const share = element.halo ? STONE_SHARE.framed : (main?.count ?? 1) > 1 ? STONE_SHARE.several : STONE_SHARE.alone;
  const sized = main && ofWidth(main, share * bellMm, element);
  const at = { name: names[index] ?? 'tip', hangs: index > 0 };
  return drawStone({ ...about, stones: { ...about.stones, main: sized } }, element, at, 'below-lobe', 0);
}

/** A stone without a size of its own is as wide as its place asks for. */
function ofWidth(wish: StoneWish, widthMm: number, { shape }: StoneElement): StoneWish {
  if (wish.size !== undefined) return wish;
  const { lengthMm, widthMm: width } = stoneSizeFor(
    wish,
    shapeFor(wish, shape),
    clamp(widthMm, 2, LARGEST_STONE_MM),
    0,
  );
  return { ...wish, size: { said: 'mm', lengthMm, widthMm: width, depthMm: undefined, carats: undefined } };
}

/** A motif that was not asked for gives way to a plate where the bell is too small for it. */
function figureTop(about: PieceWish, element: FigureElement, bellMm: number): DrawnElement {
  const scale = (TOP_SHARE * element.scale * bellMm) / FIGURE_MM;
  const drawn = drawMotif({ ...about, figure: about.figure ?? element.unsaid }, { ...element, scale }, 'below-lobe', 0);
  const isTooLarge = about.figure === undefined && drawn.measures.widthMm > LARGEST_SHARE * bellMm;
  return isTooLarge && element.inSmall ? plateTop(about, element.inSmall, bellMm) : drawn;
}

function plateTop(about: PieceWish, element: PlateElement, bellMm: number): DrawnElement {
  const { main } = about.stones;
  const ratio = outlineFacts(outlineOf(element, about)).heightRatio;
  // A tall outline is narrower, so that its height is in proportion too.
  const widthMm = (TOP_SHARE * element.scale * bellMm) / Math.sqrt(Math.max(1, ratio));
  const forStone = main && element.set && main.size ? widthOf(main) / MOST_STONE : 0;
  const lengths = { widthMm: roundToStep(Math.max(LEAST_TOP_MM, forStone, widthMm), STEP_MM) };
  const plate = drawPlate({ ...about, lengths }, element, 'below-lobe', 0);
  if (!element.grained) return plate;
  const beadMm = roundToStep(clamp(GRAIN.share * bellMm, GRAIN.least, GRAIN.most), 0.05);
  return { ...plate, parts: { ...plate.parts, edge: { kind: 'milgrain', on: plate.body, beadMm } } };
}

function widthOf(wish: StoneWish): number {
  const shape = shapeFor(wish);
  return stoneWidthMm(stoneFor(wish, shape, stoneSizeFor(wish, shape, 4, 0)));
}
