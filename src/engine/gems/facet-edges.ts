import type { Gem } from '../contract/gem.ts';

/** Below this angle two triangles are one facet: real facets meet at degrees, snapping tilts by hundredths. */
const SAME_FACET_COSINE = Math.cos((0.3 * Math.PI) / 180);

/** A girdle is drawn as a smooth band: only its corners and tips show, not the flats it is made of. */
const GIRDLE_CORNER_COSINE = Math.cos((30 * Math.PI) / 180);

/** The edges between facets for a line drawing: x, y, z of both ends in mm, six numbers an edge. */
export function facetEdges(gem: Gem): Float32Array {
  const { positions, triangles } = gem.mesh;
  const normals = triangleNormals(gem);
  const vertexCount = positions.length / 3;
  const waiting = new Map<number, number>();
  const ends: number[] = [];
  for (let i = 0; i < triangles.length; i += 1) {
    const from = triangles[i] as number;
    const to = triangles[i % 3 === 2 ? i - 2 : i + 1] as number;
    const triangle = Math.floor(i / 3);
    const other = waiting.get(to * vertexCount + from);
    if (other === undefined) {
      waiting.set(from * vertexCount + to, triangle);
    } else if (isDrawn(normals, triangle, other)) {
      ends.push(...positions.subarray(3 * from, 3 * from + 3), ...positions.subarray(3 * to, 3 * to + 3));
    }
  }
  return Float32Array.from(ends);
}

function isDrawn(normals: Float64Array, a: number, b: number): boolean {
  const [ax, ay, az] = [normals[3 * a] as number, normals[3 * a + 1] as number, normals[3 * a + 2] as number];
  const [bx, by, bz] = [normals[3 * b] as number, normals[3 * b + 1] as number, normals[3 * b + 2] as number];
  const onGirdle = Math.abs(az) < 1e-3 && Math.abs(bz) < 1e-3;
  return ax * bx + ay * by + az * bz < (onGirdle ? GIRDLE_CORNER_COSINE : SAME_FACET_COSINE);
}

function triangleNormals({ mesh: { positions: p, triangles } }: Gem): Float64Array {
  const normals = new Float64Array(triangles.length);
  for (let i = 0; i < triangles.length; i += 3) {
    const a = 3 * (triangles[i] as number);
    const [ax, ay, az] = [p[a] as number, p[a + 1] as number, p[a + 2] as number];
    const b = 3 * (triangles[i + 1] as number);
    const [ux, uy, uz] = [(p[b] as number) - ax, (p[b + 1] as number) - ay, (p[b + 2] as number) - az];
    const c = 3 * (triangles[i + 2] as number);
    const [vx, vy, vz] = [(p[c] as number) - ax, (p[c + 1] as number) - ay, (p[c + 2] as number) - az];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const length = Math.sqrt(x * x + y * y + z * z);
    normals.set([x / length, y / length, z / length], i);
  }
  return normals;
}
