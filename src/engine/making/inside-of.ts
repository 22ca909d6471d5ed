import type { Vector3 } from '../contract/frame.ts';
import type { SolidRecipe, TriangleMesh } from '../contract/solid.ts';
import { shellKernel } from '../kernel/shell-kernel.ts';
import { RayCaster } from '../mesh/query/ray-caster.ts';
import { triangleTree } from '../mesh/query/triangle-tree.ts';

/** Three ways that lie along no axis of a piece, so that rays don't run along faces; unit vectors. */
const directions: readonly Vector3[] = [
  [0.36, 0.48, 0.8],
  [-0.64, 0.6, 0.48],
  [0.48, -0.8, 0.36],
];

/**
 * Tells whether a point lies in one of several solids, their cuts not counted. They may overlap: from outside all of them
 * a ray always goes into something first; from inside one it comes out first, unless it meets a neighbour on the way,
 * which it does not in all directions.
 */
export function insideOf(solids: readonly SolidRecipe[]): (point: Vector3) => boolean {
  let caster: RayCaster | undefined;
  return (point) => {
    if (solids.length === 0) return false;
    caster ??= new RayCaster(triangleTree(shellsOf(solids)));
    const rays = caster;
    return directions.some((direction) => Number.isFinite(rays.cast(...point, ...direction)) && rays.cosine > 0);
  };
}

function shellsOf(solids: readonly SolidRecipe[]): TriangleMesh {
  const shells = shellKernel().evaluate({ kind: 'union', of: solids });
  if (!shells.ok) throw new Error(shells.problem.message);
  return shells.value.mesh;
}
