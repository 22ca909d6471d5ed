import { pointedCuts } from '#spec/tables/cuts/pointed-brilliants.ts';
import { bothLobes, heartLobeOf, rightHalf, shapelyHeart } from '#layout/cuts/heart.ts';
import { tip } from '#layout/girdle/girdle-curve.ts';
import type { Point2 } from '../../contract/frame.ts';
import { type BrilliantLayout, brilliantFacets, type MainStation } from '../brilliant/brilliant-facets.ts';
import { brilliantHeights } from '../brilliant/brilliant-heights.ts';
import { brilliantLayout, STAR_RATIO } from '../brilliant/brilliant-layout.ts';
import { smoothStations } from '../brilliant/stations.ts';
import type { CutBuilder, CutPlan, GirdleSize } from '../cut-plan.ts';
import { girdlePlanes } from '../girdle/girdle-planes.ts';
import { type Plane, stretchPlane } from '../facets/plane.ts';

/** Half, main and half facet on the wing, as shares of its turn from the tip. */
const ON_WING = [0.29, 0.5, 0.82] as const;

/** Half, main and half facet on the lobe; the main at its widest place faces 0°, the last one stands in the cleft. */
const ON_LOBE_DEG = [45, 90, 125] as const;

/** Distance of the table from the girdle at tip and lobes, in table-to-girdle distances at the side. */
const TABLE_INSET_TIP = 1.33;
const TABLE_INSET_TOP = 1.08;

/**
 * How much deeper the table's notch lies than its lobes alone would put it, over the half width: a cleft that can be
 * polished.
 */
const TABLE_NOTCH = 0.05;

/** Ends of the keel towards tip and cleft, of the half width from the middle of the stone. */
const KEEL_FROM = -0.31;
const KEEL_TO = 0.11;

const LOWER_HALF_RATIO = 0.75;

/**
 * The heart: two convex halves, mirror images that meet in the plane x = 0; 59 facets. A stone outside the usual ratios
 * is the nearest usual heart, stretched.
 */
export const heart: CutBuilder = (size) => {
  const { stretch, ...shapely } = shapelyHeart(size);
  const plan = groundHeart({ ...size, ...shapely });
  return {
    ...plan,
    outline: plan.outline.map(([x, y]) => [x, y * stretch]),
    cells: plan.cells.map((cell) => ({ ...cell, planes: cell.planes.map((plane) => stretchPlane(plane, stretch, 1)) })),
  };
};

function groundHeart({ lengthMm, widthMm, girdleSteps }: GirdleSize): CutPlan {
  const cut = pointedCuts.heart;
  const [a, b] = [widthMm / 2, lengthMm / 2];
  const lobe = heartLobeOf({ lengthMm, widthMm });
  const onWing = ON_WING.map((share) => lobe.tipDeg + share * (lobe.shoulderDeg - lobe.tipDeg));
  const stations = [tip(-90, lobe.tipDeg), ...smoothStations([...onWing, 0, ...ON_LOBE_DEG, lobe.cleftDeg])];
  const heights = brilliantHeights(cut, widthMm);
  const across = cut.proportions.tablePct / 100;
  const lowY = -b + TABLE_INSET_TIP * (1 - across) * a;
  const highY = b - TABLE_INSET_TOP * (1 - across) * a;
  const layout = brilliantLayout(
    {
      curve: lobe.curve,
      stations,
      table: ([x, y]) => [across * x, (lowY + highY) / 2 + (y * (highY - lowY)) / lengthMm],
      keel: { fromMm: KEEL_FROM * a, toMm: KEEL_TO * a },
      starRatio: STAR_RATIO,
      lowerHalfRatio: LOWER_HALF_RATIO,
      bulgeMm: 0,
    },
    false,
  );
  const girdle = rightHalf(lobe, stations, girdleSteps);
  const right: Plane[] = [
    ...brilliantFacets(withNotch(layout, TABLE_NOTCH * a), heights),
    ...girdlePlanes(girdle, false),
    [-1, 0, 0, 0],
  ];
  const innerPlanes = [right.length - 1];
  return {
    outline: bothLobes(girdle, 4 * girdleSteps),
    cells: [
      { planes: right, innerPlanes },
      { planes: right.map(([nx, ny, nz, d]): Plane => [-nx, ny, nz, d]), innerPlanes },
    ],
    heights,
  };
}

/** Moves the table corner over the cleft down towards the tip. */
function withNotch(layout: BrilliantLayout, notchMm: number): BrilliantLayout {
  const cleft = layout.mains.at(-1) as MainStation;
  const table: Point2 = [cleft.table[0], cleft.table[1] - notchMm];
  return { ...layout, mains: layout.mains.with(-1, { ...cleft, table }) };
}
