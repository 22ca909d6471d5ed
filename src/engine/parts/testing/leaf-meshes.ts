import type { PartOutput } from '../../contract/part-output.ts';
import type { SolidRecipe, TriangleMesh } from '../../contract/solid.ts';

/** Every mesh that a recipe is made of. */
export function leafMeshes(solid: SolidRecipe): readonly TriangleMesh[] {
  switch (solid.kind) {
    case 'mesh':
      return [solid.mesh];
    case 'placed':
      return leafMeshes(solid.solid);
    case 'union':
      return solid.of.flatMap(leafMeshes);
    case 'difference':
      return [solid.from, ...solid.remove].flatMap(leafMeshes);
  }
}

/** Every mesh of a part: metal, claws, cuts and bought pieces. */
export function meshesOf(output: PartOutput): readonly TriangleMesh[] {
  return [...output.add, ...output.claws, ...output.cut, ...output.bought.map((item) => item.solid)].flatMap(
    leafMeshes,
  );
}
