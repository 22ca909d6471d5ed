import type { BuiltCutId } from '#spec/tables/cuts.ts';
import type { Point2, Vector3 } from './frame.ts';
import type { TriangleMesh } from './solid.ts';

/** A surface that is polished round: an ellipsoid with its axes along those of the stone, its middle on the z axis. */
export interface Dome {
  readonly middleZMm: number;
  /** Half its width, length and height. */
  readonly semiAxesMm: Vector3;
}

/**
 * A cut stone in its own frame: girdle mid-plane at z = 0, table or dome up, x across its width, y along its length.
 * Mesh, seat, weight and picture all come from the same planes, and from the dome where it has one.
 */
export interface BuiltGem {
  readonly shape: BuiltCutId;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly depthMm: number;
  /** Girdle mid-plane up to the table, or to the top of the dome. */
  readonly crownHeightMm: number;
  /** Girdle mid-plane down to the culet. */
  readonly pavilionDepthMm: number;
  readonly girdleThicknessMm: number;
  /** Table width over girdle width; 0 for a dome. */
  readonly tableRatio: number;
  /** The girdle seen from above, counter-clockwise, starting at +x; convex except for the heart. */
  readonly outline: readonly Point2[];
  /**
   * Convex cells whose union is the stone (one; a heart has two), each a list of planes (nx, ny, nz, d) with
   * n · p ≤ d inside. Planes between two cells of a heart are listed in `innerPlanes` by index.
   */
  readonly cells: readonly Float64Array[];
  /** For each cell, the indices of planes that are not facets: the cut between the halves of a heart. */
  readonly innerPlanes: readonly (readonly number[])[];
  /** The round part of a cabochon or a pearl, inside of which its one cell lies. */
  readonly dome?: Dome;
  /** The closed facet mesh of the whole stone. */
  readonly mesh: TriangleMesh;
  readonly volumeMm3: number;
}
