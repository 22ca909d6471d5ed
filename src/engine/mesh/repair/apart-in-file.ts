import { snap } from '#layout/outline/snap.ts';
import type { TriangleMesh } from '../../contract/solid.ts';

/** Each round moves all but one vertex off every shared place; that may crowd another place, which is rare. */
const ROUNDS = 4;
/** Two steps of our grid: the least by which a vertex is moved. */
const LEAST_MM = 2e-6;
/** Two steps of a 32-bit float of this size, which holds 23 bits behind its first. */
const FLOAT_STEPS = 2 * 2 ** -22;

/**
 * Moves vertices apart that fall on one place when coordinates are written as 32-bit floats. Where two surfaces of a
 * body come that close, programs that join triangles by the coordinates of their corners confuse the surfaces and count
 * parts wrongly. The vertices move inwards by a few nanometres. A mesh without such places is returned as it is.
 */
export function apartInFile(mesh: TriangleMesh): TriangleMesh {
  let crowded = crowdedVertices(mesh.positions);
  if (crowded.length === 0) return mesh;
  const { triangles } = mesh;
  const positions = mesh.positions.slice();
  for (let round = 0; round < ROUNDS && crowded.length > 0; round += 1) {
    moveInwards({ positions, triangles }, new Set(crowded));
    crowded = crowdedVertices(positions);
  }
  return { positions, triangles };
}

/** All vertices but the first on every place that a file would give to more than one. */
function crowdedVertices(positions: Float64Array): readonly number[] {
  const count = positions.length / 3;
  const written = Float32Array.from(positions, (coordinate) => coordinate + 0);
  const bits = new Int32Array(written.buffer);
  let size = 16;
  while (size < 2 * count) size *= 2;
  const table = new Int32Array(size).fill(-1);
  const crowded: number[] = [];
  for (let vertex = 0; vertex < count; vertex += 1) {
    const [x, y, z] = [bits[3 * vertex] as number, bits[3 * vertex + 1] as number, bits[3 * vertex + 2] as number];
    let slot = mixed(x, y, z) & (size - 1);
    for (;;) {
      const there = table[slot] as number;
      if (there === -1) {
        table[slot] = vertex;
        break;
      }
      if (bits[3 * there] === x && bits[3 * there + 1] === y && bits[3 * there + 2] === z) {
        crowded.push(vertex);
        break;
      }
      slot = (slot + 1) & (size - 1);
    }
  }
  return crowded;
}

function mixed(x: number, y: number, z: number): number {
  const h = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77) ^ Math.imul(z, 0xc2b2ae3d);
  return h ^ (h >>> 15);
}

/** Against the normals of the triangles around each of some vertices. */
function moveInwards({ positions: p, triangles: t }: TriangleMesh, vertices: ReadonlySet<number>): void {
  const normals = new Map([...vertices].map((vertex) => [vertex, new Float64Array(3)]));
  for (let i = 0; i < t.length; i += 3) {
    const corners = [t[i] as number, t[i + 1] as number, t[i + 2] as number] as const;
    if (!corners.some((corner) => vertices.has(corner))) continue;
    const [a, b, c] = [3 * corners[0], 3 * corners[1], 3 * corners[2]];
    const [ux, uy, uz] = edge(p, a, b);
    const [vx, vy, vz] = edge(p, a, c);
    for (const corner of corners) {
      const normal = normals.get(corner);
      if (!normal) continue;
      normal[0] = (normal[0] as number) + uy * vz - uz * vy;
      normal[1] = (normal[1] as number) + uz * vx - ux * vz;
      normal[2] = (normal[2] as number) + ux * vy - uy * vx;
    }
  }
  for (const [vertex, normal] of normals) {
    // At least one coordinate has to change: the one with the largest component of the normal moves a step or two.
    const longest = Math.max(...normal.map(Math.abs)) || 1;
    for (let k = 0; k < 3; k += 1) {
      const at = p[3 * vertex + k] as number;
      const step = Math.max(LEAST_MM, FLOAT_STEPS * Math.abs(at));
      p[3 * vertex + k] = snap(at - (step * (normal[k] as number)) / longest);
    }
  }
}

function edge(p: Float64Array, from: number, to: number): readonly [number, number, number] {
  return [
    (p[to] as number) - (p[from] as number),
    (p[to + 1] as number) - (p[from + 1] as number),
    (p[to + 2] as number) - (p[from + 2] as number),
  ];
}
