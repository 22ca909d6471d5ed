import type { Point2, Vector3 } from '../../contract/frame.ts';
import { lengthOf, mix } from '../../mesh/math/vectors.ts';
import type { StoneHeights } from '../cut-plan.ts';
import { type Plane, planeAt, planeThrough } from '../facets/plane.ts';
import { type Ridge, ridgeBetween } from './ridge.ts';

/** The place of one bezel facet and of the main below it. */
export interface MainStation {
  /** Where both touch the girdle. */
  readonly girdle: Point2;
  /** Direction they face, a unit vector. */
  readonly facing: Point2;
  /** Corner of the table that the bezel reaches. */
  readonly table: Point2;
  /** Point of the culet or keel that the main reaches. */
  readonly culet: Point2;
}

/** The meet points of a brilliant, in turn around the girdle; between two mains stands a pair of half facets. */
export interface BrilliantLayout {
  readonly mains: readonly MainStation[];
  /** Girdle points between main i and the next one: as many as mains, or one fewer where the ring is open. */
  readonly between: readonly Point2[];
  /** Star length: share of the way from the table edge to the girdle. */
  readonly starRatio: number;
  /** Lower half length: share of the way from the girdle to the culet. */
  readonly lowerHalfRatio: number;
  /** How far below the girdle the mains begin: the bulge of a fancy pavilion; 0 where they touch the girdle. */
  readonly bulgeMm: number;
}

const INSIDE: Vector3 = [0, 0, 0];

/**
 * Table, bezels, mains, then star, upper and lower halves of each gap. Every facet is laid through the points it
 * shares with its neighbours, so that facets meet in points as a good lapidary makes them: bezels and mains carry the
 * tangent of the girdle, all others follow from them.
 */
export function brilliantFacets(layout: BrilliantLayout, heights: StoneHeights): Plane[] {
  const { tableMm, girdleHalfMm, culetMm } = heights;
  const beginMm = -girdleHalfMm - layout.bulgeMm;
  const bezels = layout.mains.map((main) => tangentFacet(main, girdleHalfMm, at(main.table, tableMm)));
  const mains = layout.mains.map((main) => tangentFacet(main, beginMm, at(main.culet, -culetMm)));
  const planes: Plane[] = [[0, 0, 1, tableMm], ...bezels, ...mains];
  layout.between.forEach((half, i) => {
    const next = (i + 1) % layout.mains.length;
    const [here, there] = [layout.mains[i] as MainStation, layout.mains[next] as MainStation];
    const crownRidge = ridgeBetween(bezels[i] as Plane, bezels[next] as Plane);
    const star = starTip(crownRidge, [here.table, there.table], half, layout.starRatio, heights);
    const pavilionRidge = ridgeBetween(mains[i] as Plane, mains[next] as Plane);
    const lower = lowerTip(pavilionRidge, half, layout.lowerHalfRatio, beginMm, -culetMm);
    planes.push(
      planeThrough(at(here.table, tableMm), at(there.table, tableMm), star, INSIDE),
      ...halves(here.girdle, half, there.girdle, girdleHalfMm, star),
      ...halves(here.girdle, half, there.girdle, -girdleHalfMm, lower),
    );
  });
  return planes;
}

function at([x, y]: Point2, z: number): Vector3 {
  return [x, y, z];
}

/** A bezel or main: it holds the girdle's tangent, at `girdleZ`, and one point of table or culet. */
function tangentFacet({ girdle, facing }: MainStation, girdleZ: number, reached: Vector3): Plane {
  const inward = facing[0] * (girdle[0] - reached[0]) + facing[1] * (girdle[1] - reached[1]);
  const rise = reached[2] - girdleZ;
  return planeAt([facing[0] * Math.abs(rise), facing[1] * Math.abs(rise), Math.sign(rise) * inward], reached);
}

/** Where two bezels, their star and two upper halves meet: `starRatio` of the way out, square to the table edge. */
function starTip(
  ridge: Ridge,
  [from, to]: readonly [Point2, Point2],
  half: Point2,
  starRatio: number,
  { tableMm, girdleHalfMm }: StoneHeights,
): Vector3 {
  const inner = ridge.at(tableMm);
  const outer = ridge.at(girdleHalfMm);
  const outwards = (x: number, y: number): number =>
    (x - from[0]) * (to[1] - from[1]) - (y - from[1]) * (to[0] - from[0]);
  const start = outwards(inner[0], inner[1]);
  const wanted = starRatio * outwards(half[0], half[1]);
  return mix(inner, outer, (wanted - start) / (outwards(outer[0], outer[1]) - start));
}

/** Where two mains and two lower halves meet: what `lowerHalfRatio` leaves of the way to the culet. */
function lowerTip(ridge: Ridge, half: Point2, lowerHalfRatio: number, beginZ: number, culetZ: number): Vector3 {
  const culet = ridge.at(culetZ);
  const outer = ridge.at(beginZ);
  const whole = lengthOf([outer[0] - culet[0], outer[1] - culet[1], 0]);
  const left = (1 - lowerHalfRatio) * lengthOf([half[0] - culet[0], half[1] - culet[1], 0]);
  return mix(culet, outer, left / whole);
}

/** The two half facets that share a girdle point between mains and come to a point on the ridge. */
function halves(here: Point2, half: Point2, there: Point2, girdleZ: number, tip: Vector3): readonly [Plane, Plane] {
  const middle = at(half, girdleZ);
  return [planeThrough(at(here, girdleZ), middle, tip, INSIDE), planeThrough(middle, at(there, girdleZ), tip, INSIDE)];
}
