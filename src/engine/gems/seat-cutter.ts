import { clamp } from '#shared/units.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { distance, outlineBox, radiusAt } from '#layout/outline/outlines.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import type { Point2 } from '../contract/frame.ts';
import type { BuiltGem } from '../contract/gem.ts';
import type { TriangleMesh } from '../contract/solid.ts';
import { loft } from '../mesh/build/loft.ts';
import { sectionAt } from './facets/section.ts';

export interface SeatOptions {
  /** How much wider than the girdle the seat is, as a share: as much as lets a stone drop in without play. */
  readonly clearanceRatio?: number;
  /** Width of the hole below the stone over that of the stone. */
  readonly holeRatio?: number;
  /** How far the hole goes down from the girdle mid-plane; it always goes a little past the bearing. */
  readonly throughMm: number;
  /** How far the straight opening goes up from the girdle mid-plane. */
  readonly topMm: number;
  /** Most corners around. */
  readonly segments: number;
}

/** Places where facets touch a curved girdle; outlines have a multiple of them, straight-sided ones fewer. */
const STATIONS = 16;

/**
 * The setter's bur for one stone, in the stone's own frame: opening straight up, a band for the girdle, a bearing at
 * the pavilion's own slope, and a hole through which the stone can be cleaned and seen.
 */
export function seatCutter(gem: BuiltGem, options: SeatOptions): TriangleMesh {
  const {
    clearanceRatio = makingRules.seat.clearanceRatio.limit,
    holeRatio = makingRules.pave.holeRatio.limit,
    throughMm,
    topMm,
  } = options;
  const { girdleBandRoundRatio, girdleBandFancyRatio } = makingRules.seat;
  const slopeMm = gem.pavilionDepthMm - gem.girdleThicknessMm / 2;
  // A flat base lies on a ledge, at the lower edge of the girdle itself.
  const bandMm =
    slopeMm > 0
      ? gem.depthMm * (builtCuts[gem.shape].oneDiameter ? girdleBandRoundRatio : girdleBandFancyRatio).limit
      : gem.pavilionDepthMm;
  const ring = seatRing(gem, options.segments, 1 + clearanceRatio);
  const keel = keelOf(gem);
  const hole =
    straightHole(gem, holeRatio) ?? ring.map((point) => towardsKeel(point, keel, holeRatio / (1 + clearanceRatio)));
  const holeZ = -bandMm - slopeMm * (1 - holeRatio);
  const levels: readonly (readonly [readonly Point2[], number])[] = [
    [hole, Math.min(-throughMm, holeZ - bandMm)],
    [hole, holeZ],
    [ring, -bandMm],
    [ring, Math.max(topMm, bandMm)],
  ];
  const points = Float64Array.from(levels.flatMap(([corners, z]) => corners.flatMap(([x, y]) => [x, y, z])));
  const tipAt = (level: 0 | 3) => {
    const [corners, z] = levels[level] as (typeof levels)[number];
    const [x, y] = middleOf(corners);
    return [x, y, z] as const;
  };
  return loft(points, ring.length, { loop: false, startTip: tipAt(0), endTip: tipAt(3) });
}

/** The girdle with at most `segments` corners; it keeps tips and clefts and is wide enough for the whole stone. */
function seatRing({ outline }: BuiltGem, segments: number, scale: number): readonly Point2[] {
  const kept = thinned(outline, segments);
  // Between the corners that are kept the stone bulges over the chord.
  const bulge = outline.reduce(
    (most, [x, y]) => Math.max(most, Math.sqrt(x * x + y * y) / radiusAt(kept, Math.atan2(y, x))),
    1,
  );
  return kept.map(([x, y]) => [x * scale * bulge, y * scale * bulge]);
}

/**
 * Drops every other corner until few enough are left: mains, tips and clefts stand at even places of a curved outline.
 */
function thinned(outline: readonly Point2[], segments: number): readonly Point2[] {
  const halved = outline.length / 2;
  const canHalve = halved >= STATIONS && halved % (STATIONS / 2) === 0;
  return outline.length <= segments || !canHalve
    ? outline
    : thinned(
        outline.filter((_, i) => i % 2 === 0),
        segments,
      );
}

/**
 * The hole below a stone of a few straight sides: its own section, where that is as wide as the hole, because a keel
 * that rises to a narrow end leaves no point to draw the girdle towards. Undefined where facets end before that depth.
 */
function straightHole(gem: BuiltGem, holeRatio: number): readonly Point2[] | undefined {
  const { outline, cells, girdleThicknessMm, pavilionDepthMm, lengthMm, widthMm } = gem;
  const [cell] = cells;
  if (outline.length > MOST_STRAIGHT || !cell) return undefined;
  let [above, below] = [-girdleThicknessMm / 2, -pavilionDepthMm];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (above + below) / 2;
    const corners = sectionAt(cell, middle, lengthMm + widthMm);
    if (corners.length > 2 && breadthOf(corners) > holeRatio * widthMm) above = middle;
    else below = middle;
  }
  const section = sectionAt(cell, above, lengthMm + widthMm);
  if (section.length !== outline.length) return undefined;
  const first = outline[0] as Point2;
  const start = section.reduce(
    (best, point, i) => (distance(point, first) < distance(section[best] as Point2, first) ? i : best),
    0,
  );
  return [...section.slice(start), ...section.slice(0, start)];
}

/** Halvings after which a depth is known to less than the grid of coordinates. */
const HALVINGS = 24;

function breadthOf(corners: readonly Point2[]): number {
  const { minimum, maximum } = outlineBox(corners);
  return maximum[0] - minimum[0];
}

/** Corners of an outline of straight sides alone. */
const MOST_STRAIGHT = 6;

/** A place inside all corners. */
function middleOf(corners: readonly Point2[]): Point2 {
  const sum = corners.reduce(([ax, ay], [x, y]): Point2 => [ax + x, ay + y], [0, 0] as Point2);
  return [sum[0] / corners.length, sum[1] / corners.length];
}

/** The bottom edge of a stone along one of its axes; a single point where it has none. */
interface Keel {
  readonly from: Point2;
  readonly to: Point2;
}

/** The corners at the depth of the culet lie in a line; of a flat base or an open culet their middle counts. */
function keelOf({ mesh: { positions }, pavilionDepthMm }: BuiltGem): Keel {
  const corners: Point2[] = [];
  for (let i = 0; i < positions.length; i += 3) {
    if ((positions[i + 2] as number) < 1e-5 - pavilionDepthMm)
      corners.push([positions[i] as number, positions[i + 1] as number]);
  }
  const { minimum, maximum } = outlineBox(corners);
  const isLine = Math.min(maximum[0] - minimum[0], maximum[1] - minimum[1]) < 2e-5;
  const middle: Point2 = [(minimum[0] + maximum[0]) / 2, (minimum[1] + maximum[1]) / 2];
  return isLine ? { from: minimum, to: maximum } : { from: middle, to: middle };
}

function towardsKeel([x, y]: Point2, { from, to }: Keel, ratio: number): Point2 {
  const nearest: Point2 = [clamp(x, from[0], to[0]), clamp(y, from[1], to[1])];
  return [nearest[0] + (x - nearest[0]) * ratio, nearest[1] + (y - nearest[1]) * ratio];
}
