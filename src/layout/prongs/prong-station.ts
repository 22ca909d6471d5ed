import { DEGREE } from '#shared/units.ts';
import { radiusAt } from '../outline/outlines.ts';
import type { Point2 } from '../outline/point.ts';

/** A stone as a setter sees it from above: length along y, width along x. */
export interface OutlinedStone {
  readonly lengthMm: number;
  readonly widthMm: number;
  /** The girdle, counter-clockwise, as finely as it is drawn. */
  readonly outline: readonly Point2[];
}

/** Where a prong stands at the girdle, in the stone's own frame. */
export interface ProngStation {
  readonly point: Point2;
  /** Away from the stone; at a tip it halves the angle of the two sides. */
  readonly normal: Point2;
  /** Direction from the middle of the stone, counter-clockwise from +x. */
  readonly angleDeg: number;
  /** A tip of the stone, which only a V-shaped prong protects. */
  readonly pointed: boolean;
}

/** Half the reach of outline over which the direction of a side is taken. */
const SIDE_WINDOW_DEG = 2.5;

/** A place at the girdle by its direction from the middle of the stone. */
export function stationAt(
  { outline }: Pick<OutlinedStone, 'outline'>,
  angleDeg: number,
  pointed: boolean,
): ProngStation {
  const at = (degrees: number): Point2 => {
    const radius = radiusAt(outline, degrees * DEGREE);
    return [radius * Math.cos(degrees * DEGREE), radius * Math.sin(degrees * DEGREE)];
  };
  const [before, after] = [at(angleDeg - SIDE_WINDOW_DEG), at(angleDeg + SIDE_WINDOW_DEG)];
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  return { point: at(angleDeg), normal: [dy / length, -dx / length], angleDeg: (angleDeg + 360) % 360, pointed };
}

/** In the order in which prongs are met around a stone. */
export function byAngle(a: ProngStation, b: ProngStation): number {
  return a.angleDeg - b.angleDeg;
}
