import type { Vector3 } from '../../contract/frame.ts';
import type { TriangleMesh } from '../../contract/solid.ts';

/** Enclosed volume in mm³: negative when the surface is inside out. */
export function meshVolume(mesh: TriangleMesh): number {
  const { positions: p, triangles: t } = mesh;
  let six = 0;
  for (let i = 0; i < t.length; i += 3) {
    const a = 3 * (t[i] as number);
    const b = 3 * (t[i + 1] as number);
    const c = 3 * (t[i + 2] as number);
    const [bx, by, bz] = [p[b] as number, p[b + 1] as number, p[b + 2] as number];
    const [cx, cy, cz] = [p[c] as number, p[c + 1] as number, p[c + 2] as number];
    six +=
      (p[a] as number) * (by * cz - bz * cy) +
      (p[a + 1] as number) * (bz * cx - bx * cz) +
      (p[a + 2] as number) * (bx * cy - by * cx);
  }
  return six / 6;
}

export interface MeshBox {
  readonly minimum: Vector3;
  readonly maximum: Vector3;
}

/** The box around a mesh; an empty mesh has none and throws. */
export function meshBox(mesh: TriangleMesh): MeshBox {
  const { positions } = mesh;
  if (positions.length === 0) throw new Error('An empty mesh has no box');
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    for (let k = 0; k < 3; k += 1) {
      const value = positions[i + k] as number;
      if (value < (low[k] as number)) low[k] = value;
      if (value > (high[k] as number)) high[k] = value;
    }
  }
  return { minimum: low as unknown as Vector3, maximum: high as unknown as Vector3 };
}

/** Whether two boxes share a point. */
export function boxesTouch(a: MeshBox, b: MeshBox): boolean {
  return [0, 1, 2].every(
    (axis) =>
      (a.minimum[axis] as number) <= (b.maximum[axis] as number) &&
      (b.minimum[axis] as number) <= (a.maximum[axis] as number),
  );
}
