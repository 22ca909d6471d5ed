import type { Vector3 } from '../../contract/frame.ts';
import { triangleCross } from '../math/triangle-cross.ts';
import type { TriangleTree } from './triangle-tree.ts';

/** Hits nearer than this are the surface that the ray starts on. */
const START_MM = 1e-5;

/** A tree halves 100 000 triangles about 17 times; 64 levels are never reached. */
const STACK_SIZE = 64;

/**
 * Shoots rays at one mesh. Keeps its stack and its last hit between calls, so that a hundred thousand rays leave no
 * garbage behind.
 */
export class RayCaster {
  readonly #tree: TriangleTree;
  readonly #stack = new Int32Array(STACK_SIZE);
  #triangle = -1;
  #normal: Vector3 = [0, 0, 0];
  #cosine = 0;

  constructor(tree: TriangleTree) {
    this.#tree = tree;
  }

  /** The triangle that the last ray hit; −1 when it hit none. */
  get triangle(): number {
    return this.#triangle;
  }

  /** Cosine between the last ray and the outward normal that it hit: positive where the ray left the metal. */
  get cosine(): number {
    return this.#cosine;
  }

  /** Outward unit normal of what the last ray hit. */
  get normal(): Vector3 {
    return this.#normal;
  }

  /** Way in mm along a unit direction to the first triangle hit; Infinity when there is none. */
  cast(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
    const { boxes, links, counts, order } = this.#tree;
    const [ix, iy, iz] = [1 / dx, 1 / dy, 1 / dz];
    this.#triangle = -1;
    if (links.length === 0) return Infinity;
    let nearest = Infinity;
    let depth = 1;
    this.#stack[0] = 0;
    while (depth > 0) {
      depth -= 1;
      const node = this.#stack[depth] as number;
      const at = 6 * node;
      const x1 = ((boxes[at] as number) - ox) * ix;
      const x2 = ((boxes[at + 3] as number) - ox) * ix;
      const y1 = ((boxes[at + 1] as number) - oy) * iy;
      const y2 = ((boxes[at + 4] as number) - oy) * iy;
      const z1 = ((boxes[at + 2] as number) - oz) * iz;
      const z2 = ((boxes[at + 5] as number) - oz) * iz;
      const enter = Math.max(Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2), 0);
      const leave = Math.min(Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2), nearest);
      // Not "enter > leave": a ray that lies in a side of the box gives NaN, and must look inside.
      if (enter > leave) continue;
      const count = counts[node] as number;
      if (count === 0) {
        this.#stack[depth] = links[node] as number;
        this.#stack[depth + 1] = node + 1;
        depth += 2;
        continue;
      }
      const first = -1 - (links[node] as number);
      for (let i = first; i < first + count; i += 1) {
        const distance = this.#hit(order[i] as number, ox, oy, oz, dx, dy, dz);
        if (distance < nearest) {
          nearest = distance;
          this.#triangle = order[i] as number;
        }
      }
    }
    if (this.#triangle >= 0) {
      this.#normal = this.#normalOf(this.#triangle);
      this.#cosine = this.#normal[0] * dx + this.#normal[1] * dy + this.#normal[2] * dz;
    }
    return nearest;
  }

  /** Möller and Trumbore's test; Infinity for a miss. */
  #hit(triangle: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
    const { positions: p, triangles: t } = this.#tree.mesh;
    const a = 3 * (t[3 * triangle] as number);
    const b = 3 * (t[3 * triangle + 1] as number);
    const c = 3 * (t[3 * triangle + 2] as number);
    const [ax, ay, az] = [p[a] as number, p[a + 1] as number, p[a + 2] as number];
    const [ux, uy, uz] = [(p[b] as number) - ax, (p[b + 1] as number) - ay, (p[b + 2] as number) - az];
    const [vx, vy, vz] = [(p[c] as number) - ax, (p[c + 1] as number) - ay, (p[c + 2] as number) - az];
    const [px, py, pz] = [dy * vz - dz * vy, dz * vx - dx * vz, dx * vy - dy * vx];
    const determinant = ux * px + uy * py + uz * pz;
    if (determinant === 0) return Infinity;
    const [sx, sy, sz] = [ox - ax, oy - ay, oz - az];
    const u = (sx * px + sy * py + sz * pz) / determinant;
    if (u < 0 || u > 1) return Infinity;
    const [qx, qy, qz] = [sy * uz - sz * uy, sz * ux - sx * uz, sx * uy - sy * ux];
    const v = (dx * qx + dy * qy + dz * qz) / determinant;
    if (v < 0 || u + v > 1) return Infinity;
    const distance = (vx * qx + vy * qy + vz * qz) / determinant;
    return distance > START_MM ? distance : Infinity;
  }

  #normalOf(triangle: number): Vector3 {
    const { positions: p, triangles: t } = this.#tree.mesh;
    const [nx, ny, nz] = triangleCross(p, t, 3 * triangle);
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    return length === 0 ? [0, 0, 0] : [nx / length, ny / length, nz / length];
  }
}
