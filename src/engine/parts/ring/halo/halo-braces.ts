import type { StoneLine } from '#layout/halo/stone-line.ts';
import { lengthToPoint } from '#layout/outline/length-to-point.ts';
import type { Basket } from '../../../contract/anchor.ts';
import type { Point2, Vector3 } from '../../../contract/frame.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { TriangleMesh } from '../../../contract/solid.ts';
import { mix } from '../../../mesh/math/vectors.ts';
import { type LimbSection, limbMesh } from '../head/limb.ts';

/** A halo that hangs lower than this over the knees of the prongs is carried by the prongs alone. */
const LEAST_REACH_MM = 0.45;

/**
 * Brackets from the knees of a basket's prongs out to the underside of a halo.
 * @param undersideMm lower edge of the halo below the girdle of the centre stone.
 */
export function haloBraces(
  basket: Basket,
  line: StoneLine,
  outline: readonly Point2[],
  undersideMm: number,
  quality: Quality,
): readonly TriangleMesh[] {
  if (basket.kneeMm < undersideMm + LEAST_REACH_MM) return [];
  const radius = Math.max(0.3, 0.36 * basket.prongMm);
  return basket.prongs.map(({ point: girdle, knee }) => {
    const { point, normal } = line.at(lengthToPoint(outline, girdle));
    const top: Vector3 = [point[0], point[1], -undersideMm + 0.25];
    const handle: Vector3 = [point[0] - 0.1 * normal[0], point[1] - 0.1 * normal[1], mix(knee, top, 0.25)[2]];
    const steps = Math.max(4, Math.ceil(quality.pathSegments / 2));
    const sections = Array.from({ length: steps + 1 }, (_, i): LimbSection => {
      const t = i / steps;
      const slim = radius * (1 - 0.25 * Math.sin(Math.PI * t));
      return { centre: mix(mix(knee, handle, t), mix(handle, top, t), t), thickMm: slim, wideMm: slim };
    });
    return limbMesh(sections, [-normal[1], normal[0], 0], quality.wireSegments);
  });
}
