import type { Lens } from '../stage/lens.ts';
import type { WeldedMesh } from './welded-mesh.ts';

/** A surface, prepared for finding lines on it. */
export interface Surface {
  /** 9 numbers a triangle, on the stage. */
  readonly positions: Float32Array;
  /** The same for its corner normals. */
  readonly normals: Float32Array;
  /** The positions projected onto the picture: x and y in pixels, depth in mm. */
  readonly seen: Float32Array;
  /** Which point each corner is. */
  readonly points: Uint32Array;
  /** The triangle beyond each edge; the edge of a corner runs to the next corner. −1 at an open edge. */
  readonly beyond: Int32Array;
  /** 3 numbers a triangle: its own normal. */
  readonly faces: Float32Array;
  readonly lens: Lens;
}

export function surfaceOf(
  positions: Float32Array,
  normals: Float32Array,
  seen: Float32Array,
  { points }: WeldedMesh,
  lens: Lens,
): Surface {
  return { positions, normals, seen, points, beyond: neighbours(points), faces: faceNormals(positions), lens };
}

/** One number for an edge, whichever way it is walked; meshes stay far below four million points. */
export const edgeKey = (a: number, b: number): number => (a < b ? a * 4_194_304 + b : b * 4_194_304 + a);

function neighbours(points: Uint32Array): Int32Array {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, points.length * 2)));
  const keys = new Float64Array(size).fill(-1);
  const corners = new Int32Array(size);
  const beyond = new Int32Array(points.length).fill(-1);
  for (let corner = 0; corner < points.length; corner++) {
    const a = points[corner] as number;
    const b = points[corner % 3 === 2 ? corner - 2 : corner + 1] as number;
    const key = edgeKey(a, b);
    let slot = (Math.imul(Math.min(a, b), 0x9e3779b1) ^ Math.imul(Math.max(a, b), 0x85ebca77)) & (size - 1);
    while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) & (size - 1);
    if (keys[slot] === key) {
      const other = corners[slot] as number;
      beyond[corner] = Math.floor(other / 3);
      beyond[other] = Math.floor(corner / 3);
    } else {
      keys[slot] = key;
      corners[slot] = corner;
    }
  }
  return beyond;
}

function faceNormals(positions: Float32Array): Float32Array {
  const normals = new Float32Array(positions.length / 3);
  for (let k = 0; k < positions.length; k += 9) {
    const ux = (positions[k + 3] as number) - (positions[k] as number);
    const uy = (positions[k + 4] as number) - (positions[k + 1] as number);
    const uz = (positions[k + 5] as number) - (positions[k + 2] as number);
    const vx = (positions[k + 6] as number) - (positions[k] as number);
    const vy = (positions[k + 7] as number) - (positions[k + 1] as number);
    const vz = (positions[k + 8] as number) - (positions[k + 2] as number);
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    const scale = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
    normals[k / 3] = x * scale;
    normals[k / 3 + 1] = y * scale;
    normals[k / 3 + 2] = z * scale;
  }
  return normals;
}
