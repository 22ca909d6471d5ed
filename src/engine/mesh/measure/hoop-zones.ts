import type { TriangleMesh } from '../../contract/solid.ts';

/** Which side of a hoop around the y axis a triangle belongs to. */
export const hoopZone = { rest: 0, edges: 1, inside: 2 } as const;

/** The metal of a hoop: from the finger or wrist to its outside, in mm. */
export interface HoopSpan {
  readonly innerRadiusMm: number;
  readonly outerRadiusMm: number;
}

/** A face that leans so far to the side (sine) is one of the edges: a bevel of 45 degrees is, the dome of a band is not. */
const EDGE_LEAN = 0.55;
/** What faces the finger more than this (cosine) is the inside, as the picture has it. */
const INWARDS = -0.35;
/** Faces of the hoop itself may lie this far outside of its span: what stands on it has edges of its own. */
const ROOM_MM = 0.05;

/** The zone of every triangle of a hoop: inside, edges and sides, or the rest with all that stands on it. */
export function hoopZones({ positions: p, triangles: t }: TriangleMesh, span: HoopSpan): Uint8Array {
  const zones = new Uint8Array(t.length / 3);
  for (let i = 0; i < zones.length; i += 1) {
    const [a, b, c] = [3 * (t[3 * i] as number), 3 * (t[3 * i + 1] as number), 3 * (t[3 * i + 2] as number)];
    const [ax, ay, az] = [p[a] as number, p[a + 1] as number, p[a + 2] as number];
    const [ux, uy, uz] = [(p[b] as number) - ax, (p[b + 1] as number) - ay, (p[b + 2] as number) - az];
    const [vx, vy, vz] = [(p[c] as number) - ax, (p[c + 1] as number) - ay, (p[c + 2] as number) - az];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const area = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (area === 0) continue;
    const [x, z] = [ax + (ux + vx) / 3, az + (uz + vz) / 3];
    const radius = Math.sqrt(x * x + z * z);
    if (radius < span.innerRadiusMm - ROOM_MM || radius > span.outerRadiusMm + ROOM_MM) continue;
    if (nx * x + nz * z < INWARDS * area * radius) zones[i] = hoopZone.inside;
    else if (Math.abs(ny) > EDGE_LEAN * area) zones[i] = hoopZone.edges;
  }
  return zones;
}
