import { DEGREE } from '#shared/units.ts';
import type { StoneSize } from '#spec/tables/cuts.ts';
import { drawnGirdle } from '../girdle/drawn-girdle.ts';
import { arcs, direction, type GirdleCurve, mirroredInX } from '../girdle/girdle-curve.ts';
import { wingArc } from '../girdle/wing-arc.ts';
import { byAngle, type OutlinedStone, type ProngStation, stationAt } from '../prongs/prong-station.ts';
import { stationFacing } from '../prongs/station-facing.ts';
import type { CutLayout } from './cut-layout.ts';

/** The outline of a pear and the places that its facets are laid by. */
export interface PearGirdle {
  readonly curve: GirdleCurve;
  /** Middle of the round head; the tip lies `reachMm` above it. */
  readonly headY: number;
  readonly reachMm: number;
  /** Where the head runs into the wings, and what these face in the tip. */
  readonly shoulderDeg: number;
  readonly wingUntilDeg: number;
}

/**
 * How far the round head runs on past its widest place, as a share of the turn at which the wings would be straight.
 */
const SHOULDER_SHARE = 0.4;

/** A round head towards −y, gently bowed wings, one tip at +y. */
export function pearGirdle({ lengthMm, widthMm }: StoneSize): PearGirdle {
  const [radiusMm, tipY] = [widthMm / 2, lengthMm / 2];
  const headY = radiusMm - tipY;
  const reachMm = tipY - headY;
  const shoulderDeg = (SHOULDER_SHARE * Math.asin(radiusMm / reachMm)) / DEGREE;
  const [c, s] = direction(shoulderDeg);
  const wing = wingArc([radiusMm * c, headY + radiusMm * s], shoulderDeg, [0, tipY]);
  const curve = mirroredInX(
    arcs([
      { centre: [0, headY], radiusMm, untilDeg: shoulderDeg },
      wing,
      { centre: [0, tipY], radiusMm: 0, untilDeg: 90 },
    ]),
  );
  return { curve, headY, reachMm, shoulderDeg, wingUntilDeg: wing.untilDeg };
}

export const pearLayout: CutLayout = {
  outline: (size) => drawnGirdle(pearGirdle(size).curve),
  prongs,
  tipped: true,
  haloOutlines: [],
  besideRowRatio: 0.3,
  straightSides: true,
  sharpCorners: false,
  takesPetals: false,
  pavilionSlope: 1.15,
  clawsOnAxis: { top: 5 },
  besideCentre: { widthToCentre: 0.5 },
};

const TIP_DEG = 90;

/** V at the tip, the others around the full end. */
function prongs(stone: OutlinedStone, count: number): readonly ProngStation[] {
  const others = Math.max(2, count - 1);
  const first = others === 2 ? 112 : others === 3 ? 92 : 66;
  const step = (360 - 2 * first) / (others - 1);
  const around = Array.from({ length: others }, (_, i) => stationFacing(stone, TIP_DEG + first + i * step));
  return [stationAt(stone, TIP_DEG, true), ...around].sort(byAngle);
}
