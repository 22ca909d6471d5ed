import type { FacetedGem } from '../contract/gem.ts';
import type { TriangleMesh } from '../contract/solid.ts';
import { snapped } from '../mesh/math/snap.ts';

/** The stone is taken out of metal a hair larger than life, so that it can be dropped in after casting. */
export const STONE_CLEARANCE = 1.005;

/**
 * The stone itself as a cutter, a hair larger than life: what it touches is taken away, so that no metal reaches into
 * it. Every cut is star-shaped about its middle, so a larger copy holds the stone.
 * @param scale e.g. 1.003.
 */
export function gemSolidMesh(gem: FacetedGem, scale: number): TriangleMesh {
  return { positions: snapped(gem.mesh.positions.map((value) => value * scale)), triangles: gem.mesh.triangles };
}
