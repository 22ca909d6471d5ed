import type { Dome } from '#engine/contract/gem.ts';
import type { GemSurface, LinearRgb, StoneBody } from '../../contract.ts';
import { type BoxTree, buildBoxTree } from '../box-tree.ts';

/** One kind of stone as rays need it. */
export interface GemKind {
  /** Convex cells, 4 numbers a plane: outward normal and distance. */
  readonly cells: readonly Float64Array[];
  /** For each cell, 1 where a plane is no facet but the cut between two cells. */
  readonly inner: readonly Uint8Array[];
  readonly refractiveIndex: number;
  readonly dispersion: number;
  readonly absorptionPerMm: LinearRgb;
  /** The round part that bounds its one cell. */
  readonly dome: Dome | undefined;
  readonly body: StoneBody | undefined;
}

/** All stones of a piece. */
export interface GemField {
  readonly kinds: readonly GemKind[];
  /** Column-major 4×4 a stone. */
  readonly frames: Float64Array;
  readonly radiiMm: Float64Array;
  readonly kindOf: Uint8Array;
  readonly tree: BoxTree;
}

/** Lays out the stones of a piece in one tree of boxes. */
export function gemField(gems: readonly GemSurface[]): GemField {
  const count = gems.reduce((sum, gem) => sum + gem.frames.length / 16, 0);
  const frames = new Float64Array(count * 16);
  const radiiMm = new Float64Array(count);
  const kindOf = new Uint8Array(count);
  const boxes = new Float32Array(count * 6);
  let stone = 0;
  gems.forEach((gem, kind) => {
    for (let from = 0; from < gem.frames.length; from += 16, stone++) {
      frames.set(gem.frames.subarray(from, from + 16), stone * 16);
      radiiMm[stone] = gem.radiusMm;
      kindOf[stone] = kind;
      for (let axis = 0; axis < 3; axis++) {
        const centre = gem.frames[from + 12 + axis] as number;
        boxes[stone * 6 + axis] = centre - gem.radiusMm;
        boxes[stone * 6 + 3 + axis] = centre + gem.radiusMm;
      }
    }
  });
  return { kinds: gems.map(gemKind), frames, radiiMm, kindOf, tree: buildBoxTree(boxes) };
}

function gemKind(gem: GemSurface): GemKind {
  return {
    cells: gem.cells,
    inner: gem.cells.map((planes, cell) => {
      const flags = new Uint8Array(planes.length / 4);
      for (const plane of gem.innerPlanes[cell] ?? []) flags[plane] = 1;
      return flags;
    }),
    refractiveIndex: gem.refractiveIndex,
    dispersion: gem.dispersion,
    absorptionPerMm: gem.absorptionPerMm,
    dome: gem.dome,
    body: gem.body,
  };
}
