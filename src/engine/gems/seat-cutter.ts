import { clamp } from '#shared/units.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { radiusAt } from '#layout/outline/outlines.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import type { Point2 } from '../contract/frame.ts';
import type { BuiltGem } from '../contract/gem.ts';
import type { TriangleMesh } from '../contract/solid.ts';
import { loft } from '../mesh/build/loft.ts';

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
  const hole = ring.map((point) => towardsKeel(point, keel, holeRatio / (1 + clearanceRatio)));
  const holeZ = -bandMm - slopeMm * (1 - holeRatio);
  const levels: readonly (readonly [readonly Point2[], number])[] = [
    [hole, Math.min(-throughMm, holeZ - bandMm)],
    [hole, holeZ],
    [ring, -bandMm],
    [ring, Math.max(topMm, bandMm)],
  ];
  const points = Float64Array.from(levels.flatMap(([corners, z]) => corners.flatMap(([x, y]) => [x, y, z])));
  const middleY = (keel.fromMm + keel.toMm) / 2;
  const tipAt = (level: 0 | 3) => [0, middleY, (levels[level] as (typeof levels)[number])[1]] as const;
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

interface KeelSpan {
  readonly fromMm: number;
  readonly toMm: number;
}

/** The bottom edge of the stone: the corners at the depth of the culet, all on the axis; of a flat base its middle. */
function keelOf({ mesh: { positions }, pavilionDepthMm }: BuiltGem): KeelSpan {
  const ys: number[] = [];
  for (let i = 0; i < positions.length; i += 3) {
    if ((positions[i + 2] as number) >= 1e-5 - pavilionDepthMm) continue;
    if (Math.abs(positions[i] as number) > 1e-5) return { fromMm: 0, toMm: 0 };
    ys.push(positions[i + 1] as number);
  }
  return { fromMm: Math.min(...ys), toMm: Math.max(...ys) };
}

function towardsKeel([x, y]: Point2, { fromMm, toMm }: KeelSpan, ratio: number): Point2 {
  const nearestY = clamp(y, fromMm, toMm);
  return [x * ratio, nearestY + (y - nearestY) * ratio];
}
