import type { Frame } from '../../contract/frame.ts';
import type { Solid, TriangleMesh } from '../../contract/solid.ts';

/** A closed mesh as a recipe of one step. */
export function solid(mesh: TriangleMesh): Solid {
  return { kind: 'mesh', mesh };
}

/** Copies of one solid that may overlap: beads, seats. */
export function placed(of: Solid, at: readonly Frame[]): Solid {
  return { kind: 'placed', solid: of, at };
}

/** Copies of one solid that touch nothing of each other: links, a mirrored pair. */
export function placedApart(of: Solid, at: readonly Frame[]): Solid {
  return { kind: 'placed', solid: of, at, apart: true };
}

export function union(...of: readonly Solid[]): Solid {
  return { kind: 'union', of };
}

/** What is left of `from`. */
export function difference(from: Solid, ...remove: readonly Solid[]): Solid {
  return { kind: 'difference', from, remove };
}
