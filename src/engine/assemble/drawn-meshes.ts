import type { SolidRecipe, TriangleMesh } from '../contract/solid.ts';

/** Every mesh that recipes are made of, metal and cutters, each once. */
export function drawnMeshes(solids: readonly SolidRecipe[]): readonly TriangleMesh[] {
  const found = new Set<TriangleMesh>();
  const seen = new Set<SolidRecipe>();
  const visit = (solid: SolidRecipe): void => {
    if (seen.has(solid)) return;
    seen.add(solid);
    switch (solid.kind) {
      case 'mesh':
        found.add(solid.mesh);
        break;
      case 'union':
        for (const member of solid.of) visit(member);
        break;
      case 'difference':
        visit(solid.from);
        for (const member of solid.remove) visit(member);
        break;
      case 'placed':
        visit(solid.solid);
        break;
    }
  };
  for (const solid of solids) visit(solid);
  return [...found];
}
