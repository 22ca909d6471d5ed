import { facing } from '../stage/lens.ts';
import { addPlace, createSegments, type Segments } from './segments.ts';
import { edgeKey, type Surface } from './surface.ts';

/**
 * Where a curved surface turns away from the eye. The lines run inside the triangles, where the smooth normal is
 * square to the line of sight, so that a coarse mesh still gives one smooth line.
 */
export function contours({ positions, normals, seen, points, lens }: Surface): Segments {
  const lines = createSegments();
  const places = new Map<number, number>();
  const towards = new Float32Array(3);
  for (let triangle = 0; triangle < points.length; triangle += 3) {
    for (let corner = 0; corner < 3; corner++) towards[corner] = facingOf(triangle + corner);
    const [a, b, c] = [towards[0] as number, towards[1] as number, towards[2] as number];
    if (a > 0 === b > 0 && b > 0 === c > 0) continue;
    for (let corner = 0; corner < 3; corner++) {
      const next = (corner + 1) % 3;
      const [near, far] = [towards[corner] as number, towards[next] as number];
      if (near > 0 !== far > 0) lines.ends.push(placeBetween(triangle + corner, triangle + next, near / (near - far)));
    }
  }
  return lines;

  /** How much a corner faces the eye; the sign decides. */
  function facingOf(corner: number): number {
    return facing(lens, normals, corner * 3, positions, corner * 3);
  }

  /** The place on an edge where the surface turns away; the neighbouring triangle finds the same one. */
  function placeBetween(from: number, to: number, share: number): number {
    const key = edgeKey(points[from] as number, points[to] as number);
    const known = places.get(key);
    if (known !== undefined) return known;
    const mixed = (values: Float32Array, axis: number): number =>
      (values[from * 3 + axis] as number) * (1 - share) + (values[to * 3 + axis] as number) * share;
    const [nx, ny, nz] = [mixed(normals, 0), mixed(normals, 1), mixed(normals, 2)];
    const outX = nx * lens.right[0] + ny * lens.right[1] + nz * lens.right[2];
    const outY = -(nx * lens.up[0] + ny * lens.up[1] + nz * lens.up[2]);
    const length = Math.hypot(outX, outY) || 1;
    const place = addPlace(lines, mixed(seen, 0), mixed(seen, 1), mixed(seen, 2), outX / length, outY / length);
    places.set(key, place);
    return place;
  }
}
