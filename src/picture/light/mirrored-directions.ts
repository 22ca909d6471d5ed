import type { Vector3 } from '#engine/contract/frame.ts';
import { dot, scale, subtract } from '#engine/mesh/math/vectors.ts';
import type { GemSurface } from '../contract.ts';

/** Facets that lie within this of the stone's table (cosine) count: the table and the crown mains, not the girdle. */
const CROWN_COSINE = 0.7;

/** A facet seen at a flatter angle than this mirrors too narrow a strip to matter. */
const SEEN_COSINE = 0.35;

/** Where the table and the crown facets of a stone mirror the lens: light from there lies on the stone as a veil. */
export function mirroredDirections(gem: Pick<GemSurface, 'cells' | 'frames'>, towardsLens: Vector3): Vector3[] {
  const frame = gem.frames;
  const mirrored: Vector3[] = [];
  for (const planes of gem.cells) {
    for (let p = 0; p < planes.length; p += 4) {
      const [x, y, z] = [planes[p] as number, planes[p + 1] as number, planes[p + 2] as number];
      if (z < CROWN_COSINE) continue;
      const along = (row: number): number =>
        (frame[row] as number) * x + (frame[row + 4] as number) * y + (frame[row + 8] as number) * z;
      const normal: Vector3 = [along(0), along(1), along(2)];
      const seen = dot(normal, towardsLens);
      if (seen > SEEN_COSINE) mirrored.push(subtract(scale(normal, 2 * seen), towardsLens));
    }
  }
  return mirrored;
}
