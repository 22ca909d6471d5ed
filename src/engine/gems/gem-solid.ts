import { snapped } from '#layout/outline/snap.ts';
import type { BuiltGem } from '../contract/gem.ts';
import type { TriangleMesh } from '../contract/solid.ts';

/** The stone is cut out of metal at this scale, so that it can be dropped in after casting. */
export const STONE_CLEARANCE = 1.005;

/**
 * The stone itself as a cutter, slightly enlarged, so that no metal reaches into it. Every cut is star-shaped about its
 * middle, so a larger copy holds the whole stone.
 * @param scale e.g. 1.003.
 */
export function gemSolidMesh(gem: BuiltGem, scale: number): TriangleMesh {
  return { positions: snapped(gem.mesh.positions.map((value) => value * scale)), triangles: gem.mesh.triangles };
}
