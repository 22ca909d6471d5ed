import { DEGREE } from '#shared/units.ts';
import type { Vector3 } from '../../contract/frame.ts';
import type { StoneHeights } from '../cut-plan.ts';
import type { Plane } from '../facets/plane.ts';
import { eightfold, fourfold, type SquareSize } from './sector.ts';

/** Sides rise steeply from the girdle and flatten towards the table; together they keep the crown angle of 32°. */
const SIDE_DEG = 40;
const STAR_DEG = 22;

/** Where a corner kite is widest, of the half width in from the side. */
const KITE_IN = 0.1;

/** Twenty facets under the table: on each side a star, a side facet and two between them; a kite on each corner. */
export function princessCrown(size: SquareSize, { tableMm, girdleHalfMm }: StoneHeights, tableRatio: number): Plane[] {
  const sideRise = size.halfWidthMm * Math.tan(SIDE_DEG * DEGREE);
  const starRise = size.halfWidthMm * Math.tan(STAR_DEG * DEGREE);
  const t = tableRatio;
  const corner: Vector3 = [1, 1, girdleHalfMm];
  const tableCorner: Vector3 = [t, t, tableMm];
  const x = (girdleHalfMm + sideRise - tableMm - starRise * t) / (sideRise - starRise);
  const starTip: Vector3 = [x, 0, girdleHalfMm + sideRise * (1 - x)];
  // The kite falls evenly from table corner to girdle corner; the side facet cuts it along a line from that corner.
  const kiteRise = (tableMm - girdleHalfMm) / (2 * (1 - t));
  const kiteSide: Vector3 = [1 - KITE_IN, 1 - (sideRise / kiteRise - 1) * KITE_IN, girdleHalfMm + sideRise * KITE_IN];
  const kiteOther: Vector3 = [kiteSide[1], kiteSide[0], kiteSide[2]];
  return [
    ...fourfold([tableCorner, [t, -t, tableMm], starTip], size),
    ...fourfold([corner, [1, -1, girdleHalfMm], starTip], size),
    ...fourfold([tableCorner, kiteSide, kiteOther], size),
    ...eightfold([tableCorner, starTip, kiteSide], size),
  ];
}
