import type { CoordinateFrame } from '../../contract/frame.ts';
import type { SolidRecipe, TriangleMesh } from '../../contract/solid.ts';

/** A closed mesh as a recipe of one step. */
export function solid(mesh: TriangleMesh): SolidRecipe {
  return { kind: 'mesh', mesh };
}

/** Copies of one solid that may overlap: beads, seats. */
export function placed(of: SolidRecipe, at: readonly CoordinateFrame[]): SolidRecipe {
  return { kind: 'placed', solid: of, at };
}

/** Copies of one solid that touch nothing of each other: links, a mirrored pair. */
export function placedApart(of: SolidRecipe, at: readonly CoordinateFrame[]): SolidRecipe {
  return { kind: 'placed', solid: of, at, apart: true };
}

export function union(...of: readonly SolidRecipe[]): SolidRecipe {
  return { kind: 'union', of };
}

/** Solids that touch nowhere: beads and the wire that they are strung on. */
export function unionApart(...of: readonly SolidRecipe[]): SolidRecipe {
  return { kind: 'union', of, apart: true };
}

/** What is left of `from`. */
export function difference(from: SolidRecipe, ...remove: readonly SolidRecipe[]): SolidRecipe {
  return { kind: 'difference', from, remove };
}
