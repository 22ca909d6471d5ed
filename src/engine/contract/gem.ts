import type { FacetedCutId } from '#spec/tables/cuts.ts';
import type { Point2 } from './frame.ts';
import type { TriangleMesh } from './solid.ts';

/**
 * A faceted stone in its own frame: girdle mid-plane at z = 0, table up, x across its width, y along its length.
 * Mesh, seat, weight and picture all come from the same planes.
 */
export interface FacetedGem {
  readonly shape: FacetedCutId;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly depthMm: number;
  /** Girdle mid-plane up to the table. */
  readonly crownHeightMm: number;
  /** Girdle mid-plane down to the culet. */
  readonly pavilionDepthMm: number;
  readonly girdleThicknessMm: number;
  /** Table width over girdle width. */
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
  /** The closed facet mesh of the whole stone. */
  readonly mesh: TriangleMesh;
  readonly volumeMm3: number;
}
