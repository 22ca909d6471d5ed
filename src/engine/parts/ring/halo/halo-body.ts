import { clamp } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { haloRimMm } from '#layout/halo/halo-rim.ts';
import type { StoneLine } from '#layout/halo/stone-line.ts';
import type { Point2 } from '../../../contract/frame.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { bandAlong, type BandCorner } from './band-along.ts';

/** The metal of a halo seen from its line of stones; heights count from the girdle of the small stones. */
export interface HaloBody {
  readonly stoneMm: number;
  /** Height of the wall, from its top to its lower edge. */
  readonly wallMm: number;
  /** Metal outside the small stones. */
  readonly rimMm: number;
  readonly edge: PartOf<'halo'>['edge'];
}

/** Between the small stones the metal lies this far below their girdle, so that no fins are left between the seats. */
const FLOOR_BELOW_MM = 0.09;

/** The rim stands this far over the girdle of the small stones. */
const RIM_RISE_MM = 0.06;

/** How far the rim draws in between two stones, over their diameter. */
const SCALLOP_RATIO = 0.17;

export function haloBody(stoneMm: number, edge: PartOf<'halo'>['edge']): HaloBody {
  // Lower than 0.9 mm a wall is weak, higher than 1.1 a blank washer; the petals of a cluster are larger and want more.
  const wallMm = Math.max(clamp(0.95 * stoneMm, 0.95, 1.1), 0.62 * stoneMm);
  return { stoneMm, wallMm, rimMm: haloRimMm, edge };
}

/** Outside of the halo's rim from its line, at a share (0 to 1) of the way from a stone to the middle of the gap. */
export function rimOutMm({ stoneMm, rimMm, edge }: HaloBody, share: number): number {
  const drawnIn = edge === 'scalloped' ? SCALLOP_RATIO * stoneMm * share * share : 0;
  return stoneMm / 2 + rimMm - drawnIn;
}

/**
 * The halo's wall as one closed band along its line: level inside, a bright rim outside, narrower below so that it
 * looks light from the side. Scallops meet in the middle between two stones.
 * @param innerAirMm air to what the halo surrounds; negative where it runs on into a wall.
 */
export function haloMesh(
  body: HaloBody,
  line: StoneLine,
  stonesAt: readonly number[],
  surrounded: readonly Point2[],
  innerAirMm: number,
  quality: Quality,
): TriangleMesh {
  return bandAlong(line, stonesAt, quality, ({ point, share }) =>
    haloSection(body, innerAirMm - nearest(surrounded, point), rimOutMm(body, share)),
  );
}

function haloSection({ wallMm, stoneMm }: HaloBody, inner: number, outer: number): readonly BandCorner[] {
  const bottom = RIM_RISE_MM - wallMm;
  const drawn = Math.min(0.3 * stoneMm, 0.3 * (outer - inner));
  return [
    [inner, -0.08 - FLOOR_BELOW_MM],
    [inner + 0.07, -FLOOR_BELOW_MM],
    [outer - haloRimMm, -FLOOR_BELOW_MM],
    [outer - haloRimMm + 0.03, RIM_RISE_MM - 0.01],
    [outer - 0.04, RIM_RISE_MM - 0.01],
    [outer, RIM_RISE_MM - 0.08],
    [outer - 0.04, 0.35 * bottom],
    [outer - drawn, bottom + 0.08],
    [outer - drawn - 0.1, bottom],
    [inner + 0.04, bottom],
  ];
}

function nearest(outline: readonly Point2[], [px, py]: Point2): number {
  let least = Infinity;
  for (let i = 0; i < outline.length; i += 1) {
    const [ax, ay] = outline[i] as Point2;
    const [bx, by] = outline[(i + 1) % outline.length] as Point2;
    const [ex, ey] = [bx - ax, by - ay];
    const share = clamp(((px - ax) * ex + (py - ay) * ey) / (ex * ex + ey * ey || 1), 0, 1);
    least = Math.min(least, (px - ax - ex * share) ** 2 + (py - ay - ey * share) ** 2);
  }
  return Math.sqrt(least);
}
