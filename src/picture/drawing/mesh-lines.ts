import type { Lens } from '../stage/lens.ts';
import { addPlace, createSegments, type Segments } from './segments.ts';
import type { WeldedMesh } from './welded-mesh.ts';

/** The lines that a draughtsman draws of a surface. */
export interface MeshLines {
  /** Where a curved surface turns away from the eye. */
  readonly contours: Segments;
  /** Where two faces meet at an edge, at least one of them seen. */
  readonly creases: Segments;
}

/** Corner normals of two neighbours that agree this well belong to one smooth surface. */
const SMOOTH_COSINE = 0.97;

/**
 * Finds contours and creases. Contours run inside the triangles, where the smooth normal is square to the line of
 * sight, so that a coarse mesh still gives one smooth line.
 *
 * @param positions 9 numbers a triangle, on the stage.
 * @param normals the same for its corner normals.
 * @param seen the positions as they fall on the picture.
 */
export function meshLines(
  positions: Float32Array,
  normals: Float32Array,
  seen: Float32Array,
  mesh: WeldedMesh,
  lens: Lens,
): MeshLines {
  const { points } = mesh;
  const contours = createSegments();
  const creases = createSegments();
  const edges = createEdgeTable(points.length);
  const contourPlaces = new Map<number, number>();
  const creasePlaces = new Map<number, number>();
  const faces = faceNormals(positions);
  const facing = new Float32Array(3);

  for (let triangle = 0; triangle < points.length / 3; triangle++) {
    for (let corner = 0; corner < 3; corner++) facing[corner] = facingOf(triangle * 3 + corner);
    contourOf(triangle);
    for (let corner = 0; corner < 3; corner++) {
      const other = edges.meet(
        points[triangle * 3 + corner] as number,
        points[triangle * 3 + ((corner + 1) % 3)] as number,
        triangle,
      );
      if (other >= 0) creaseBetween(triangle, other, corner);
    }
  }
  return { contours, creases };

  /** How much a corner faces the eye; the sign decides. */
  function facingOf(corner: number): number {
    const k = corner * 3;
    return (
      (normals[k] as number) * (lens.eye[0] - (positions[k] as number)) +
      (normals[k + 1] as number) * (lens.eye[1] - (positions[k + 1] as number)) +
      (normals[k + 2] as number) * (lens.eye[2] - (positions[k + 2] as number))
    );
  }

  function contourOf(triangle: number): void {
    const [a, b, c] = [facing[0] as number, facing[1] as number, facing[2] as number];
    if (a > 0 === b > 0 && b > 0 === c > 0) return;
    const ends: number[] = [];
    for (let corner = 0; corner < 3; corner++) {
      const next = (corner + 1) % 3;
      if ((facing[corner] as number) > 0 !== (facing[next] as number) > 0) {
        ends.push(
          contourPlace(triangle * 3 + corner, triangle * 3 + next, facing[corner] as number, facing[next] as number),
        );
      }
    }
    contours.ends.push(ends[0] as number, ends[1] as number);
  }

  /** The place on an edge where it turns away; the neighbour triangle finds the same one. */
  function contourPlace(from: number, to: number, near: number, far: number): number {
    const key = edgeKey(points[from] as number, points[to] as number);
    const known = contourPlaces.get(key);
    if (known !== undefined) return known;
    const t = near / (near - far);
    const mixed = (values: Float32Array, axis: number): number =>
      (values[from * 3 + axis] as number) * (1 - t) + (values[to * 3 + axis] as number) * t;
    const [nx, ny, nz] = [mixed(normals, 0), mixed(normals, 1), mixed(normals, 2)];
    const outX = nx * lens.right[0] + ny * lens.right[1] + nz * lens.right[2];
    const outY = -(nx * lens.up[0] + ny * lens.up[1] + nz * lens.up[2]);
    const length = Math.hypot(outX, outY) || 1;
    const place = addPlace(contours, mixed(seen, 0), mixed(seen, 1), mixed(seen, 2), outX / length, outY / length);
    contourPlaces.set(key, place);
    return place;
  }

  /** The model's normals say whether an edge is sharp: along a sharp one the two sides have normals of their own. */
  function creaseBetween(triangle: number, other: number, corner: number): void {
    const from = triangle * 3 + corner;
    const to = triangle * 3 + ((corner + 1) % 3);
    if (agrees(from, other) && agrees(to, other)) return;
    if (!faceIsSeen(triangle) && !faceIsSeen(other)) return;
    creases.ends.push(creasePlace(from), creasePlace(to));
  }

  /** Whether the neighbour has the same normal at that corner's point. */
  function agrees(corner: number, triangle: number): boolean {
    const point = points[corner] as number;
    let other = triangle * 3;
    while (points[other] !== point && other < triangle * 3 + 2) other++;
    const k = corner * 3;
    const o = other * 3;
    return (
      (normals[k] as number) * (normals[o] as number) +
        (normals[k + 1] as number) * (normals[o + 1] as number) +
        (normals[k + 2] as number) * (normals[o + 2] as number) >
      SMOOTH_COSINE
    );
  }

  function faceIsSeen(triangle: number): boolean {
    const k = triangle * 9;
    return (
      (faces[triangle * 3] as number) * (lens.eye[0] - (positions[k] as number)) +
        (faces[triangle * 3 + 1] as number) * (lens.eye[1] - (positions[k + 1] as number)) +
        (faces[triangle * 3 + 2] as number) * (lens.eye[2] - (positions[k + 2] as number)) >
      0
    );
  }

  function creasePlace(corner: number): number {
    const point = points[corner] as number;
    const known = creasePlaces.get(point);
    if (known !== undefined) return known;
    const k = corner * 3;
    const place = addPlace(creases, seen[k] as number, seen[k + 1] as number, seen[k + 2] as number);
    creasePlaces.set(point, place);
    return place;
  }
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

const edgeKey = (a: number, b: number): number => (a < b ? a * 4_194_304 + b : b * 4_194_304 + a);

/** Remembers the first triangle at each edge and tells it to the second. */
function createEdgeTable(corners: number) {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, corners * 2)));
  const keys = new Float64Array(size).fill(-1);
  const triangles = new Int32Array(size);
  return {
    meet(a: number, b: number, triangle: number): number {
      const key = edgeKey(a, b);
      let slot = (Math.imul(a < b ? a : b, 0x9e3779b1) ^ Math.imul(a < b ? b : a, 0x85ebca77)) & (size - 1);
      while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) & (size - 1);
      if (keys[slot] === key) return triangles[slot] as number;
      keys[slot] = key;
      triangles[slot] = triangle;
      return -1;
    },
  };
}
