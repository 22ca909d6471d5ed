import type { Vector3 } from '../contract/frame.ts';
import type { SolidRecipe, TriangleMesh } from '../contract/solid.ts';
import { shellKernel } from '../kernel/shell-kernel.ts';
import { RayCaster } from '../mesh/query/ray-caster.ts';
import { triangleTree } from '../mesh/query/triangle-tree.ts';

/** Three unit vectors along no axis of a piece, so that rays do not run along its faces. */
const directions: readonly Vector3[] = [
  [0.36, 0.48, 0.8],
  [-0.64, 0.6, 0.48],
  [0.48, -0.8, 0.36],
];

/**
 * Tells whether a point lies in one of several solids, their cuts not counted. They may overlap. A ray from outside all
 * of them enters one first. A ray from inside one leaves it first, unless it meets a neighbour on the way; that does
 * not happen in all three directions.
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
