import { ok } from '#shared/result.ts';
import type { Body, Kernel } from '../contract/kernel.ts';
import type { SolidRecipe, TriangleMesh } from '../contract/solid.ts';
import { mergeMeshes } from '../mesh/build/merge-meshes.ts';
import { placeMesh } from '../mesh/build/place-mesh.ts';

/**
 * Shows recipes without booleans: what is added lies side by side, what is cut away stays. Overlapping shells look like
 * one body and stones hide their missing seats, which is what keeps a dragged slider at full speed.
 * Copies are placed once per recipe object, so an unchanged part costs a copy of its coordinates.
 */
export function shellKernel(): Kernel {
  let placedMeshes = new WeakMap<SolidRecipe, TriangleMesh>();

  const collect = (solid: SolidRecipe, found: TriangleMesh[]): void => {
    switch (solid.kind) {
      case 'mesh':
        found.push(solid.mesh);
        break;
      case 'union':
        for (const member of solid.of) collect(member, found);
        break;
      case 'difference':
        collect(solid.from, found);
        break;
      case 'placed':
        found.push(placedMesh(solid));
        break;
    }
  };
  const meshOf = (solid: SolidRecipe): TriangleMesh => {
    const found: TriangleMesh[] = [];
    collect(solid, found);
    return found.length === 1 ? (found[0] as TriangleMesh) : mergeMeshes(found);
  };
  const placedMesh = (solid: Extract<SolidRecipe, { kind: 'placed' }>): TriangleMesh => {
    const known = placedMeshes.get(solid);
    if (known) return known;
    const original = meshOf(solid.solid);
    const mesh = mergeMeshes(solid.at.map((frame) => placeMesh(original, frame)));
    placedMeshes.set(solid, mesh);
    return mesh;
  };
  const evaluate = (solid: SolidRecipe): Body => ({ mesh: meshOf(solid), volumeMm3: 0, shells: [], genus: 0 });

  return {
    name: 'shells',
    evaluate: (solid) => ok(evaluate(solid)),
    dispose: () => {
      placedMeshes = new WeakMap();
    },
  };
}
