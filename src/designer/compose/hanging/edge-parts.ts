import { EYE_INNER_MM } from '#layout/bell/fringe-form.ts';
import { breadthAtMm, crescentForm } from '#layout/edge/crescent-form.ts';
import { clamp, DEGREE, roundToStep } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
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

/** Collars along the edge of a moon or all around a round plate; undefined where the stones are not round. */
export function rowOnEdge(
  wish: StoneWish,
  body: PartOf<'crescent'> | PartOf<'plate'>,
  on: string,
): HeldRow<PartOf<'collar-row'>> | undefined {
  const shape = shapeFor(wish, 'round');
  if (shape !== 'round' || wish.form === 'bead') return undefined;
  const usualMm = body.kind === 'crescent' ? ROW.moonShare * body.bellyMm : ROW.plateShare * body.widthMm;
  const open: StoneWish = { ...wish, size: undefined, count: undefined };
  const sizeMm = Math.floor(clamp(usualMm, ROW.leastMm, ROW.mostMm) * 4) / 4;
  const stone = stoneFor(open, shape, stoneSizeFor(open, shape, sizeMm, 0));
  const insetMm = roundToStep(stone.lengthMm / 2 + COLLAR.wallMm + COLLAR.edgeMm, 0.05);
  const spanDeg = body.kind === 'crescent' ? spanOnMoon(body, insetMm) : 360;
  const pitchMm = stone.lengthMm + COLLAR.betweenMm;
  const arcMm = (body.widthMm / 2 - insetMm) * spanDeg * DEGREE;
  const room = Math.max(1, Math.floor(arcMm / pitchMm) + (spanDeg === 360 ? 0 : 1));
  // A middle stone lies lowest.
  const count = spanDeg === 360 || room % 2 === 1 ? room : Math.max(1, room - 1);
  return {
    part: { kind: 'collar-row', on, holds: 'row', count, spanDeg, insetMm, wallMm: COLLAR.wallMm },
    stone,
  };
}

/** Smaller stones inside a first row on a moon, where it is broad enough for two. */
export function rowInside(
  wish: StoneWish,
  moon: PartOf<'crescent'> | PartOf<'plate'>,
  on: string,
  { part, stone: outside }: HeldRow<PartOf<'collar-row'>>,
): HeldRow<PartOf<'collar-row'>> | undefined {
  if (moon.kind !== 'crescent') return undefined;
  const open: StoneWish = { ...wish, size: undefined, count: undefined };
  const sizeMm = Math.max(ROW.leastMm, Math.floor(0.7 * outside.lengthMm * 4) / 4);
  const stone = stoneFor(open, 'round', stoneSizeFor(open, 'round', sizeMm, 0));
  const takenMm = part.insetMm + outside.lengthMm / 2 + part.wallMm;
  const insetMm = roundToStep(takenMm + COLLAR.edgeMm + part.wallMm + stone.lengthMm / 2, 0.05);
  const neededMm = insetMm + stone.lengthMm / 2 + part.wallMm + COLLAR.edgeMm;
  if (neededMm > moon.bellyMm) return undefined;
  const spanDeg = spanOnMoon(moon, neededMm / 2 + COLLAR.edgeMm / 2);
  const arcMm = (moon.widthMm / 2 - insetMm) * spanDeg * DEGREE;
  const room = Math.floor(arcMm / (stone.lengthMm + COLLAR.betweenMm)) + 1;
  const count = room % 2 === 1 ? room : room - 1;
  if (count < 3) return undefined;
  return { part: { ...part, on, holds: 'row-inside', count, spanDeg, insetMm }, stone };
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
