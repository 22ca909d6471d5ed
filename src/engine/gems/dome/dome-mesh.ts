import type { Point2 } from '../../contract/frame.ts';
import type { Dome } from '../../contract/gem.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { loft } from '../../mesh/build/loft.ts';
import { domeAnglesDeg, domeRing } from './dome-shape.ts';

/** Where a sphere ends and where its dome does, to rounding. */
const SAME_MM = 1e-6;

/** Flats of the outline for one ring between girdle and top: rings are then as high as flats are wide. */
const FLATS_PER_RING = 4;

/**
 * The skin of a domed stone: an upright edge below its girdle and a flat base, or the lower half of a sphere.
 * @param bottomMm its lowest point; where the dome itself ends there, it has no base
 */
export function domeMesh(outline: readonly Point2[], dome: Dome, bottomMm: number): TriangleMesh {
  const angles = domeAnglesDeg(outline.length / FLATS_PER_RING);
  const round = dome.middleZMm - dome.semiAxesMm[2] > bottomMm - SAME_MM;
  const below = round
    ? angles
        .slice(1)
        .toReversed()
        .map((angle) => domeRing(dome, -angle))
    : [[1, bottomMm] as const];
  const rings = [...below, ...angles.map((angle) => domeRing(dome, angle))];
  const points = Float64Array.from(
    rings.flatMap(([share, z]) => outline.flatMap(([x, y]) => [x * share, y * share, z])),
  );
  return loft(points, outline.length, {
    loop: false,
    startTip: [0, 0, bottomMm],
    endTip: [0, 0, dome.middleZMm + dome.semiAxesMm[2]],
  });
}
