import { EYE_INNER_MM } from '#layout/bell/fringe-form.ts';
import { breadthAtMm, crescentForm } from '#layout/edge/crescent-form.ts';
import { clamp, DEGREE, roundToStep } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { shapeFor, stoneFor, stoneSizeFor } from '../../proportions/stone-choice.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import { countAnEar } from './jhumka-stones.ts';

/** A row or a fringe with the stone that it holds. */
export interface HeldRow<Row> {
  readonly part: Row;
  readonly stone: Stone;
}

/** The wall of a collar, what of the edge is seen outside of it, and the metal between two stones. */
const COLLAR = { wallMm: 0.45, edgeMm: 0.4, betweenMm: 0.6 } as const;

/** Stones of a row over the breadth of a moon below, and over the width of a plate. */
const ROW = { moonShare: 0.36, plateShare: 0.11, leastMm: 1.5, mostMm: 4 } as const;

/** A row on a moon reaches so far up at most, and no further than its metal is broad enough. */
const MOON_SPAN = { most: 236, least: 60, step: 4 } as const;

/** An edge that collars can follow. */
export interface CollarEdge {
  readonly on: string;
  readonly widthMm: number;
  /** Stones that suit it, in mm. */
  readonly stoneMm: number;
  /** How far the row goes around its lowest place, for stones so far from the edge. */
  readonly spanDeg: (insetMm: number) => number;
  /** Breadth of the metal at its lowest place, where there is room for a second row inside the first. */
  readonly breadthMm?: number;
}

/** The outer edge of a moon: as far up as its metal is broad enough. */
export function moonEdge(moon: PartOf<'crescent'>, on: string): CollarEdge {
  return {
    on,
    widthMm: moon.widthMm,
    stoneMm: ROW.moonShare * moon.bellyMm,
    spanDeg: (insetMm) => spanOnMoon(moon, insetMm),
    breadthMm: moon.bellyMm,
  };
}

/** All of the edge of a round plate. */
export function discEdge({ widthMm }: Pick<PartOf<'plate'>, 'widthMm'>, on: string): CollarEdge {
  return { on, widthMm, stoneMm: ROW.plateShare * widthMm, spanDeg: () => WHOLE_DEG };
}

const WHOLE_DEG = 360;

/** Collars along an edge; undefined where the stones are not round. */
export function rowOnEdge(wish: StoneWish, edge: CollarEdge): HeldRow<PartOf<'collar-row'>> | undefined {
  const shape = shapeFor(wish, 'round');
  if (!builtCuts[shape].oneDiameter || wish.form === 'bead') return undefined;
  const open: StoneWish = { ...wish, size: undefined, count: undefined };
  const sizeMm = Math.floor(clamp(edge.stoneMm, ROW.leastMm, ROW.mostMm) * 4) / 4;
  const stone = stoneFor(open, shape, stoneSizeFor(open, shape, sizeMm, 0));
  const insetMm = roundToStep(stone.lengthMm / 2 + COLLAR.wallMm + COLLAR.edgeMm, 0.05);
  return rowOf(edge, stone, { insetMm, spanDeg: edge.spanDeg(insetMm), holds: 'row' });
}

/** Smaller stones inside a first row, where the metal is broad enough for two. */
export function rowInside(
  wish: StoneWish,
  edge: CollarEdge,
  { part, stone: outside }: HeldRow<PartOf<'collar-row'>>,
): HeldRow<PartOf<'collar-row'>> | undefined {
  const open: StoneWish = { ...wish, size: undefined, count: undefined };
  const sizeMm = Math.max(ROW.leastMm, Math.floor(0.7 * outside.lengthMm * 4) / 4);
  const stone = stoneFor(open, outside.shape, stoneSizeFor(open, outside.shape, sizeMm, 0));
  const takenMm = part.insetMm + outside.lengthMm / 2 + part.wallMm;
  const insetMm = roundToStep(takenMm + COLLAR.edgeMm + part.wallMm + stone.lengthMm / 2, 0.05);
  const neededMm = insetMm + stone.lengthMm / 2 + part.wallMm + COLLAR.edgeMm;
  if (neededMm > (edge.breadthMm ?? 0)) return undefined;
  const spanDeg = edge.spanDeg((neededMm + COLLAR.edgeMm) / 2);
  const row = rowOf(edge, stone, { insetMm, spanDeg, holds: 'row-inside' });
  return row.part.count < 3 ? undefined : row;
}

function rowOf(
  { on, widthMm }: CollarEdge,
  stone: Stone,
  at: Pick<PartOf<'collar-row'>, 'insetMm' | 'spanDeg' | 'holds'>,
): HeldRow<PartOf<'collar-row'>> {
  const arcMm = (widthMm / 2 - at.insetMm) * at.spanDeg * DEGREE;
  const isWhole = at.spanDeg === WHOLE_DEG;
  const room = Math.max(1, Math.floor(arcMm / (stone.lengthMm + COLLAR.betweenMm)) + (isWhole ? 0 : 1));
  // Of a row that ends, a middle stone lies lowest.
  const count = isWhole || room % 2 === 1 ? room : Math.max(1, room - 1);
  return { part: { kind: 'collar-row', on, count, wallMm: COLLAR.wallMm, ...at }, stone };
}

function spanOnMoon(moon: PartOf<'crescent'>, insetMm: number): number {
  const form = crescentForm(moon);
  let spanDeg: number = MOON_SPAN.most;
  while (spanDeg > MOON_SPAN.least && breadthAtMm(form, (spanDeg / 2) * DEGREE) < 2 * insetMm - COLLAR.edgeMm) {
    spanDeg -= MOON_SPAN.step;
  }
  return spanDeg;
}

/** Pearls over the width of what they hang from, and the clear space between two. */
const PEARL = { share: 0.105, leastMm: 2, mostMm: 4.5, gapMm: 0.3 } as const;

/** How far a fringe reaches up on both sides together. */
const FRINGE_DEG = { full: 150, few: 64, one: 0 } as const;

/** Pearls or beads below an edge, in the said number where it fits. */
export function fringeBelow(
  wish: StoneWish,
  widthMm: number,
  on: string,
  fringe: 'full' | 'few' | 'one',
): HeldRow<PartOf<'edge-fringe'>> {
  const shape = shapeFor(wish, 'round');
  const larger = fringe === 'one' ? 1.5 : 1;
  const sizeMm = roundToStep(clamp(larger * PEARL.share * widthMm, PEARL.leastMm, larger * PEARL.mostMm), 0.5);
  const stone = stoneFor(wish, shape, stoneSizeFor(wish, shape, sizeMm, 0));
  const eyeWireMm = makingRules.bell.eyeWireMm.limit;
  const pitchMm = Math.max(stoneWidthMm(stone), EYE_INNER_MM + 2 * eyeWireMm) + PEARL.gapMm;
  const room = roomBelow(widthMm, pitchMm, FRINGE_DEG[fringe]);
  const said = countAnEar(wish);
  const count = said === undefined ? (fringe === 'few' ? Math.min(room, 3) : room) : Math.min(said, room);
  const spanDeg = count === 1 ? 0 : FRINGE_DEG[fringe];
  return { part: { kind: 'edge-fringe', on, holds: 'hung', count, spanDeg, eyeWireMm }, stone };
}

/** An odd number side by side: what hangs straight down lies nearer together at the sides of a circle. */
function roomBelow(widthMm: number, pitchMm: number, spanDeg: number): number {
  if (spanDeg === 0) return 1;
  let count = 61;
  const clearMm = (many: number): number => widthMm * Math.sin((spanDeg * DEGREE) / (many - 1) / 2);
  while (count > 3 && clearMm(count) < pitchMm) count -= 2;
  return count;
}
