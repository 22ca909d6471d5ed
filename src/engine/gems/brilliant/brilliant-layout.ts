import { clamp } from '#shared/units.ts';
import { direction, type GirdleCurve, type GirdleStation } from '#layout/girdle/girdle-curve.ts';
import type { Point2 } from '../../contract/frame.ts';
import type { BrilliantLayout } from './brilliant-facets.ts';

/** The bottom edge of a pavilion along y; both ends the same for a pointed culet. */
export interface Keel {
  readonly fromMm: number;
  readonly toMm: number;
}

/** How a brilliant is laid out on its outline. */
export interface BrilliantStyle {
  readonly curve: GirdleCurve;
  /** Main and half stations in turn; a closed ring ends on its first, an open one begins and ends on a main. */
  readonly stations: readonly GirdleStation[];
  /** Corner of the table above a girdle point. */
  readonly table: (girdle: Point2) => Point2;
  /** Every main reaches the point of the keel that is nearest to it. */
  readonly keel: Keel;
  readonly starRatio: number;
  readonly lowerHalfRatio: number;
  readonly bulgeMm: number;
}

/** Stars of a fancy brilliant, as of a round: half way and a little more. */
export const STAR_RATIO = 0.55;

/** Meet points of a brilliant whose stations form a closed ring, or of the open half of a heart. */
export function brilliantLayout(style: BrilliantStyle, closed: boolean): BrilliantLayout {
  const { curve, keel, starRatio, lowerHalfRatio, bulgeMm } = style;
  const mains = style.stations.filter((_, i) => i % 2 === 0);
  if (closed) mains.pop();
  return {
    mains: mains.map(({ facingDeg }) => {
      const girdle = curve(facingDeg);
      const culet: Point2 = [0, clamp(girdle[1], keel.fromMm, keel.toMm)];
      return { girdle, facing: direction(facingDeg), table: style.table(girdle), culet };
    }),
    between: style.stations.filter((_, i) => i % 2 === 1).map(({ facingDeg }) => curve(facingDeg)),
    starRatio,
    lowerHalfRatio,
    bulgeMm,
  };
}
