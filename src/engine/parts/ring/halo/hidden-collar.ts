import { type HiddenCollar, PAVILION_AIR_MM } from '#layout/halo/hidden-collar.ts';
import type { StoneLine } from '#layout/halo/stone-line.ts';
import type { Point2 } from '../../../contract/frame.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { pavilionDepthAt } from '../../../gems/pavilion-depth.ts';
import { bandAlong, type BandCorner } from './band-along.ts';

/** The collar of a hidden halo where it stands under its centre stone. */
export interface PlacedCollar extends HiddenCollar {
  /** The middle of the small stones below the centre's girdle plane. */
  readonly depthMm: number;
  /** Upper edge of the collar's inside over the middle of the stones: it falls inwards as the pavilion does. */
  readonly innerTopMm: number;
}

/** The rim stands this far outside the girdles of the stones, the floor between them lies so far inside. */
const RIM_OUT_MM = 0.05;
const FLOOR_IN_MM = 0.09;

/** How far the rims draw in between two stones, over their diameter; a rim of this much stays. */
const SCALLOP_RATIO = 0.17;
const LEAST_RIM_MM = 0.13;

/** Places around the line at which the pavilion is measured. */
const MEASURED = 48;

/** Rounding of the collar's lower inner edge. */
const LOWER_EDGE_MM = 0.12;

/** Stands a collar at a depth, or as high under the girdle as the pavilion of its centre stone leaves room. */
export function placeCollar(collar: HiddenCollar, wishedMm: number, line: StoneLine, centre: BuiltGem): PlacedCollar {
  const { thickMm, halfMm, leastTopMm } = collar;
  const deepestAt = (outMm: number): number => {
    const depths = Array.from({ length: MEASURED }, (_, i) => {
      const { point, normal } = line.at((line.lengthMm * i) / MEASURED);
      const at: Point2 = [point[0] + normal[0] * outMm, point[1] + normal[1] * outMm];
      return pavilionDepthAt(centre, at);
    });
    return Math.max(...depths) + PAVILION_AIR_MM;
  };
  const inside = deepestAt(-thickMm);
  const depthMm = Math.max(wishedMm, deepestAt(RIM_OUT_MM) + halfMm, inside + leastTopMm);
  const innerTopMm = Math.min(depthMm - inside, halfMm - scallopMm(collar) - LOWER_EDGE_MM);
  return { ...collar, depthMm, innerTopMm };
}

function scallopMm({ stoneMm, rimMm }: HiddenCollar): number {
  return Math.min(SCALLOP_RATIO * stoneMm, rimMm - LEAST_RIM_MM);
}

/**
 * The collar as one closed band along the line of its stones, in a frame with the middle of the stones at z = 0: level
 * rims over and under the stones, a floor between them, the inside drawn in under the pavilion.
 */
export function collarMesh(
  collar: PlacedCollar,
  line: StoneLine,
  stonesAt: readonly number[],
  quality: Quality,
): TriangleMesh {
  return bandAlong(line, stonesAt, quality, ({ awayMm }) =>
    // Between two stones the rim draws in; at a prong it runs on level towards it.
    collarSection(collar, Math.min(1, awayMm / (0.5 * collar.stoneMm + LEAST_RIM_MM))),
  );
}

/** @param share 0 at a stone, 1 in the middle between two */
function collarSection(collar: PlacedCollar, share: number): readonly BandCorner[] {
  const { thickMm, halfMm, stoneMm, innerTopMm } = collar;
  const half = halfMm - scallopMm(collar) * share * share;
  const radius = stoneMm / 2;
  return [
    [-thickMm, innerTopMm],
    [-0.02, half],
    [RIM_OUT_MM, half - 0.07],
    [RIM_OUT_MM, radius + 0.03],
    [-FLOOR_IN_MM, radius],
    [-FLOOR_IN_MM, -radius],
    [RIM_OUT_MM, -radius - 0.03],
    [RIM_OUT_MM, 0.07 - half],
    [-0.02, -half],
    [LOWER_EDGE_MM - thickMm, -half],
    [-thickMm, LOWER_EDGE_MM - half],
  ];
}
