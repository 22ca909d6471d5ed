import { snapped } from '#layout/outline/snap.ts';
import type { CoordinateFrame } from '../../contract/frame.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { determinant } from '../math/frames.ts';
import { flipTriangles } from './orient.ts';

/** A copy of the mesh at a placement; a mirroring frame also turns the triangles, so that it faces outwards again. */
export function placeMesh(mesh: TriangleMesh, frame: CoordinateFrame): TriangleMesh {
  const positions = new Float64Array(mesh.positions.length);
  placePositions(mesh.positions, frame, positions, 0);
  if (determinant(frame) >= 0) return { positions, triangles: mesh.triangles };
  const triangles = mesh.triangles.slice();
  flipTriangles(triangles);
  return { positions, triangles };
}

/** Writes placed and snapped coordinates into `target` from the coordinate `from` on. */
function placePositions(source: Float64Array, frame: CoordinateFrame, target: Float64Array, from: number): void {
  const [xx, xy, xz] = [frame[0] as number, frame[1] as number, frame[2] as number];
  const [yx, yy, yz] = [frame[4] as number, frame[5] as number, frame[6] as number];
  const [zx, zy, zz] = [frame[8] as number, frame[9] as number, frame[10] as number];
  const [ox, oy, oz] = [frame[12] as number, frame[13] as number, frame[14] as number];
  for (let i = 0; i < source.length; i += 3) {
    const x = source[i] as number;
    const y = source[i + 1] as number;
    const z = source[i + 2] as number;
    target[from + i] = xx * x + yx * y + zx * z + ox;
    target[from + i + 1] = xy * x + yy * y + zy * z + oy;
    target[from + i + 2] = xz * x + yz * y + zz * z + oz;
  }
  snapped(target.subarray(from, from + source.length));
}
