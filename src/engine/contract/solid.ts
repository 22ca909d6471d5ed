import type { CoordinateFrame } from './frame.ts';

/**
 * A closed surface: positions in mm (x, y, z in turn), three indices a triangle, outward normals by the right-hand
 * rule. Coordinates are snapped to 1e-6 mm when the mesh is made, so every machine builds the same piece.
 */
export interface TriangleMesh {
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
}

/**
 * Metal as a recipe in plain data: parts say *what* is joined and cut, a kernel does it. The shell kernel shows the
 * additions and ignores the cuts, which makes dragging a slider fast.
 */
export type SolidRecipe =
  | { readonly kind: 'mesh'; readonly mesh: TriangleMesh }
  | {
      readonly kind: 'placed';
      readonly solid: SolidRecipe;
      readonly at: readonly CoordinateFrame[];
      /**
       * The copies do not touch each other (links, a pair of earrings), so they are set side by side instead of joined.
       */
      readonly apart?: true;
    }
  | {
      readonly kind: 'union';
      readonly of: readonly SolidRecipe[];
      /** They touch nowhere (beads and the wire through them), so they are set side by side instead of joined. */
      readonly apart?: true;
    }
  | { readonly kind: 'difference'; readonly from: SolidRecipe; readonly remove: readonly SolidRecipe[] };
