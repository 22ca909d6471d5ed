import { DEGREE } from '#shared/units.ts';
import type { Point2 } from '../outline/point.ts';

/**
 * A convex outline by direction: the point whose outward normal lies at this angle from +x, in degrees. At a tip, every
 * direction between those of its two sides gives the tip.
 */
export type GirdleCurve = (facingDeg: number) => Point2;

/** An arc of the outline up to a direction; a tip is an arc of radius 0. */
export interface GirdleArc {
  readonly centre: Point2;
  readonly radiusMm: number;
  readonly untilDeg: number;
}

/** A place where facets touch the girdle. */
export interface GirdleStation {
  /** Direction of the facet that stands here. */
  readonly facingDeg: number;
  /** Half the angle that a tip turns through; 0 on a smooth curve. */
  readonly tipDeg: number;
}

/** The point between two curves that meet in it: the right one ends facing `reachedDeg`, the left one mirrors it. */
export function tip(facingDeg: number, reachedDeg: number): GirdleStation {
  return { facingDeg, tipDeg: Math.abs(facingDeg - reachedDeg) };
}

/** The unit vector at an angle from +x. */
export function direction(angleDeg: number): Point2 {
  return [Math.cos(angleDeg * DEGREE), Math.sin(angleDeg * DEGREE)];
}

/** An ellipse with its axes along x and y. */
export function ellipse(halfWidthMm: number, halfLengthMm: number): GirdleCurve {
  return (facingDeg) => {
    const [c, s] = direction(facingDeg);
    const reach = Math.sqrt((halfWidthMm * c) ** 2 + (halfLengthMm * s) ** 2);
    return [(halfWidthMm * halfWidthMm * c) / reach, (halfLengthMm * halfLengthMm * s) / reach];
  };
}

/** Arcs in the order in which they are faced, lowest angle first. */
export function arcs(chain: readonly GirdleArc[]): GirdleCurve {
  return (facingDeg) => {
    const arc = chain.find(({ untilDeg }) => facingDeg <= untilDeg) ?? chain.at(-1);
    if (!arc) throw new Error('An outline needs an arc');
    const [c, s] = direction(facingDeg);
    return [arc.centre[0] + arc.radiusMm * c, arc.centre[1] + arc.radiusMm * s];
  };
}

/** The left side as the mirror image of the right one, which is given from −90° to 90°. */
export function mirroredInX(right: GirdleCurve): GirdleCurve {
  return (facingDeg) => {
    const turned = facingDeg - 360 * Math.floor((facingDeg + 90) / 360);
    if (turned <= 90) return right(turned);
    const [x, y] = right(180 - turned);
    return [-x, y];
  };
}

/** All four quarters from the first, which is given from 0° to 90°. */
export function mirroredInBoth(quarter: GirdleCurve): GirdleCurve {
  return mirroredInX((facingDeg) => {
    const [x, y] = quarter(Math.abs(facingDeg));
    return [x, facingDeg < 0 ? -y : y];
  });
}

/** Corners of the girdle from station to station, each stretch in `steps` equal turns; the last station closes it. */
export function girdleCorners(curve: GirdleCurve, stations: readonly GirdleStation[], steps: number): Point2[] {
  const corners: Point2[] = [];
  for (let i = 0; i + 1 < stations.length; i += 1) {
    const here = stations[i] as GirdleStation;
    const next = stations[i + 1] as GirdleStation;
    const from = here.facingDeg + here.tipDeg;
    const turn = next.facingDeg - next.tipDeg - from;
    for (let step = 0; step < steps; step += 1) corners.push(curve(from + (turn * step) / steps));
  }
  return corners;
}
