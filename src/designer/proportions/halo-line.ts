import type { PartOf } from '#spec/part-registry.ts';
import type { FacetedCutId, StoneSize } from '#spec/tables/cuts.ts';
import { type ClawPlace, clawPlaces, facing } from './claw-places.ts';
import { type FacingPoint, girdleOf, girdlePoints } from './girdle-points.ts';
import { outlineWalk } from './outline-walk.ts';

type HaloOutline = PartOf<'halo'>['outline'];

/** The line that a halo's stones stand on, at one distance from what it surrounds. */
export interface HaloLine {
  readonly lengthMm: number;
  /** Where the claws pass it, in order, measured along it. */
  readonly clawsAtMm: readonly number[];
  /** Lengths between one claw and the next. */
  readonly stretchesMm: readonly number[];
}

/** A line with its points, for measuring straight across from stone to stone. */
export interface DrawnHaloLine extends HaloLine {
  pointAt(lengthMm: number): ClawPlace;
}

/** The lines around one stone by their distance from it. */
export interface HaloLines {
  /** Interpolated from two drawn lines: good enough for choosing. */
  lineAt(clearMm: number): HaloLine;
  /** Drawn exactly, for the final check. */
  drawnAt(clearMm: number): DrawnHaloLine;
}

/** A cushion is drawn as a superellipse of this exponent. */
const CUSHION_EXPONENT = 3.1;

/** Points of a cushion or a circle. */
const POINTS = 144;

/**
 * The outlines that a halo can take around a cut without becoming a washer: a cushion around what is round, a circle
 * around a cushion; everything else is followed.
 */
export function haloOutlineFor(shape: FacetedCutId, wished: HaloOutline): HaloOutline {
  if (wished === 'cushion') return shape === 'round' || shape === 'oval' ? 'cushion' : 'follow';
  if (wished === 'round') return shape === 'cushion' ? 'round' : 'follow';
  return 'follow';
}

/**
 * The lines of a halo by their distance from the girdle. @param wallMm what a bezel adds to the stone; 0 with claws
 * @param claws how many there are, 0 for a bezel
 */
export function haloLines(
  shape: FacetedCutId,
  stone: StoneSize,
  outline: HaloOutline,
  wallMm: number,
  claws: number,
): HaloLines {
  const rule = girdleOf(shape, stone);
  const girdle = girdlePoints(rule);
  const places = claws > 0 ? clawPlaces(shape, stone, claws, rule).map((claw) => facing(claw, girdle)) : [];
  const drawnAt = (clearMm: number): DrawnHaloLine =>
    measured(pointsAt(girdle, stone, outline, wallMm + clearMm), places);
  const [near, far] = [drawnAt(NEAR_MM), drawnAt(FAR_MM)];
  return { drawnAt, lineAt: (clearMm) => between(near, far, (clearMm - NEAR_MM) / (FAR_MM - NEAR_MM)) };
}

/** Lines grow evenly with their distance, so that all others can be interpolated from two. */
const NEAR_MM = 0.5;
const FAR_MM = 1.1;

function between(near: HaloLine, far: HaloLine, share: number): HaloLine {
  const mixed = (from: number, to: number): number => from + (to - from) * share;
  const each = (from: readonly number[], to: readonly number[]): readonly number[] =>
    from.map((length, index) => mixed(length, to[index] ?? length));
  return {
    lengthMm: mixed(near.lengthMm, far.lengthMm),
    clawsAtMm: each(near.clawsAtMm, far.clawsAtMm),
    stretchesMm: each(near.stretchesMm, far.stretchesMm),
  };
}

function pointsAt(
  girdle: readonly FacingPoint[],
  { widthMm, lengthMm }: StoneSize,
  outline: HaloOutline,
  clearMm: number,
): readonly ClawPlace[] {
  if (outline === 'follow') return girdle.map(({ x, y, nx, ny }) => ({ x: x + clearMm * nx, y: y + clearMm * ny }));
  const reach = Math.max(...girdle.map(({ x, y }) => Math.hypot(x, y))) + clearMm;
  const [a, b] = outline === 'round' ? [reach, reach] : [widthMm / 2 + clearMm, lengthMm / 2 + clearMm];
  const power = outline === 'round' ? 1 : 2 / CUSHION_EXPONENT;
  return Array.from({ length: POINTS }, (_, index) => {
    const angle = (2 * Math.PI * index) / POINTS;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return { x: a * Math.sign(c) * Math.abs(c) ** power, y: b * Math.sign(s) * Math.abs(s) ** power };
  });
}

function measured(points: readonly ClawPlace[], claws: readonly FacingPoint[]): DrawnHaloLine {
  const walk = outlineWalk(points);
  const clawsAtMm = claws.map((claw) => walk.crossedBy(claw)).sort((a, b) => a - b);
  const stretchesMm = clawsAtMm.map((from, index) => {
    const to = clawsAtMm[index + 1];
    return to === undefined ? walk.lengthMm - from + (clawsAtMm[0] ?? 0) : to - from;
  });
  return { lengthMm: walk.lengthMm, clawsAtMm, stretchesMm, pointAt: walk.placeAt };
}
