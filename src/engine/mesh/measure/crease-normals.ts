import { DEGREE } from '#shared/units.ts';
import type { TriangleMesh } from '../../contract/solid.ts';

/** Above this angle between two faces their edge is seen as an edge; found to suit prongs, bevels and domes alike. */
const CREASE_DEG = 38;

/** The direction of a lower triangle is rounding error: it does not count in its neighbours' normals. */
const LEAST_HEIGHT_MM = 2e-5;

/** A surface ready to be shaded: 9 numbers a triangle each, corners in the order of the mesh. */
export interface ShadedTriangles {
  readonly positions: Float32Array;
  /** Unit length; the face's own normal along creases. */
  readonly normals: Float32Array;
}

/**
 * Normals that are smooth over curves and sharp over edges: at each corner the normals of all faces around the vertex
 * that lie within the crease angle of this face, each weighted by its angle there.
 */
export function creaseNormals(mesh: TriangleMesh, creaseDeg = CREASE_DEG): ShadedTriangles {
  const { positions: p, triangles: t } = mesh;
  const faces = faceNormals(p, t);
  const { starts, corners } = cornersByVertex(t, p.length / 3);
  const leastCosine = Math.cos(creaseDeg * DEGREE);
  const positions = new Float32Array(3 * t.length);
  const normals = new Float32Array(3 * t.length);
  for (let corner = 0; corner < t.length; corner += 1) {
    const vertex = t[corner] as number;
    const own = corner - (corner % 3);
    const [ox, oy, oz] = [
      faces.normals[own] as number,
      faces.normals[own + 1] as number,
      faces.normals[own + 2] as number,
    ];
    let [x, y, z] = [0, 0, 0];
    const end = starts[vertex + 1] as number;
    for (let k = starts[vertex] as number; k < end; k += 1) {
      const other = corners[k] as number;
      const face = other - (other % 3);
      const nx = faces.normals[face] as number;
      const ny = faces.normals[face + 1] as number;
      const nz = faces.normals[face + 2] as number;
      if (nx * ox + ny * oy + nz * oz < leastCosine) continue;
      const angle = faces.angles[other] as number;
      x += nx * angle;
      y += ny * angle;
      z += nz * angle;
    }
    const length = Math.sqrt(x * x + y * y + z * z);
    const at = 3 * corner;
    positions[at] = p[3 * vertex] as number;
    positions[at + 1] = p[3 * vertex + 1] as number;
    positions[at + 2] = p[3 * vertex + 2] as number;
    normals[at] = length > 0 ? x / length : ox;
    normals[at + 1] = length > 0 ? y / length : oy;
    normals[at + 2] = length > 0 ? z / length : oz;
  }
  return { positions, normals };
}

interface FaceNormals {
  /** Three numbers a triangle: its unit normal; +z for a triangle without area. */
  readonly normals: Float64Array;
  /** One number a corner: the angle there in radians. */
  readonly angles: Float32Array;
}

function faceNormals(p: Float64Array, t: Uint32Array): FaceNormals {
  const normals = new Float64Array(t.length);
  const angles = new Float32Array(t.length);
  for (let i = 0; i < t.length; i += 3) {
    const a = 3 * (t[i] as number);
    const b = 3 * (t[i + 1] as number);
    const c = 3 * (t[i + 2] as number);
    const ux = (p[b] as number) - (p[a] as number);
    const uy = (p[b + 1] as number) - (p[a + 1] as number);
    const uz = (p[b + 2] as number) - (p[a + 2] as number);
    const vx = (p[c] as number) - (p[a] as number);
    const vy = (p[c + 1] as number) - (p[a + 1] as number);
    const vz = (p[c + 2] as number) - (p[a + 2] as number);
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    const area = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (area === 0) {
      normals[i + 2] = 1;
      continue;
    }
    normals[i] = nx / area;
    normals[i + 1] = ny / area;
    normals[i + 2] = nz / area;
    // tan of each angle = area / scalar product of its sides; the third is what is left of half a turn.
    const [uu, vv, uv] = [ux * ux + uy * uy + uz * uz, vx * vx + vy * vy + vz * vz, ux * vx + uy * vy + uz * vz];
    const first = Math.atan2(area, uv);
    const second = Math.atan2(area, uu - uv);
    if (area < LEAST_HEIGHT_MM * Math.sqrt(Math.max(uu, vv))) continue;
    angles[i] = first;
    angles[i + 1] = second;
    angles[i + 2] = Math.PI - first - second;
  }
  return { normals, angles };
}

/** The corners that meet in each vertex, one after the other. */
function cornersByVertex(t: Uint32Array, vertexCount: number): { starts: Uint32Array; corners: Uint32Array } {
  const starts = new Uint32Array(vertexCount + 1);
  for (let i = 0; i < t.length; i += 1) {
    const next = (t[i] as number) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let v = 0; v < vertexCount; v += 1) starts[v + 1] = (starts[v + 1] as number) + (starts[v] as number);
  const filled = starts.slice();
  const corners = new Uint32Array(t.length);
  for (let i = 0; i < t.length; i += 1) {
    const vertex = t[i] as number;
    corners[filled[vertex] as number] = i;
    filled[vertex] = (filled[vertex] as number) + 1;
  }
  return { starts, corners };
}
