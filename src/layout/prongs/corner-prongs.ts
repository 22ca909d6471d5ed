import { pointAlong } from '../outline/outlines.ts';
import { polarDeg } from '../outline/polar.ts';
import { cornerAngle, lengthToAngle } from './girdle-angles.ts';
import { byAngle, type OutlinedStone, type ProngStation, stationAt } from './prong-station.ts';

const DIAGONALS_DEG = [45, 135, 225, 315];

/** Half the distance of a pair of double prongs, over the width: a small stone of a halo fits between them. */
const APART_RATIO = 0.15;

/** One prong at every corner, from five on also in the middle of both sides. @param pointed whether corners are tips */
export function cornerProngs(stone: OutlinedStone, count: number, pointed: boolean): readonly ProngStation[] {
  const corners = DIAGONALS_DEG.map((angle) => stationAt(stone, cornerAngle(stone, angle), pointed));
  if (count <= 4) return corners;
  const middles = [0, 180].map((angle) => stationAt(stone, angle, false));
  return [...corners, ...middles].sort(byAngle);
}

/** Corners that a plain prong holds; more than six prongs are a pair at every corner. */
export function bluntCornerProngs(stone: OutlinedStone, count: number): readonly ProngStation[] {
  if (count <= 6) return cornerProngs(stone, count, false);
  const apartMm = APART_RATIO * stone.widthMm;
  return DIAGONALS_DEG.flatMap((diagonal) => {
    const middle = lengthToAngle(stone, cornerAngle(stone, diagonal));
    return [-apartMm, apartMm].map((side) =>
      stationAt(stone, polarDeg(pointAlong(stone.outline, middle + side).point), false),
    );
  });
}
