import type { MetalSurface } from '../../contract.ts';
import { type BoxTree, buildBoxTree } from '../box-tree.ts';

/** All metal of a piece, its triangles in the order of the tree's leaves. */
export interface MetalShape {
  readonly tree: Pick<BoxTree, 'bounds' | 'links'>;
  /** 9 numbers a triangle: a corner, then the two edges from it. */
  readonly triangles: Float32Array;
  /** 9 numbers a triangle: corner normals. */
  readonly normals: Float32Array;
  /** Which metal surface a triangle belongs to. */
  readonly surface: Uint8Array;
}

/** Gathers the metals of a piece into one tree that rays can walk. */
export function metalShape(metals: readonly Pick<MetalSurface, 'positions' | 'normals'>[]): MetalShape {
  const count = metals.reduce((sum, metal) => sum + metal.positions.length / 9, 0);
  const positions = new Float32Array(count * 9);
  const cornerNormals = new Float32Array(count * 9);
  const owner = new Uint8Array(count);
  let filled = 0;
  metals.forEach((metal, index) => {
    positions.set(metal.positions, filled * 9);
    cornerNormals.set(metal.normals, filled * 9);
    owner.fill(index, filled, filled + metal.positions.length / 9);
    filled += metal.positions.length / 9;
  });

  const { bounds, links, order } = buildBoxTree(triangleBoxes(positions));
  const triangles = new Float32Array(count * 9);
  const normals = new Float32Array(count * 9);
  const surface = new Uint8Array(count);
  for (let place = 0; place < count; place++) {
    const from = (order[place] as number) * 9;
    const to = place * 9;
    for (let axis = 0; axis < 3; axis++) {
      const corner = positions[from + axis] as number;
      triangles[to + axis] = corner;
      triangles[to + 3 + axis] = (positions[from + 3 + axis] as number) - corner;
      triangles[to + 6 + axis] = (positions[from + 6 + axis] as number) - corner;
    }
    for (let k = 0; k < 9; k++) normals[to + k] = cornerNormals[from + k] as number;
    surface[place] = owner[order[place] as number] as number;
  }
  return { tree: { bounds, links }, triangles, normals, surface };
}

function triangleBoxes(positions: Float32Array): Float32Array {
  const count = positions.length / 9;
  const boxes = new Float32Array(count * 6);
  for (let triangle = 0; triangle < count; triangle++) {
    for (let axis = 0; axis < 3; axis++) {
      const a = positions[triangle * 9 + axis] as number;
      const b = positions[triangle * 9 + 3 + axis] as number;
      const c = positions[triangle * 9 + 6 + axis] as number;
      boxes[triangle * 6 + axis] = Math.min(a, b, c);
      boxes[triangle * 6 + 3 + axis] = Math.max(a, b, c);
    }
  }
  return boxes;
}
