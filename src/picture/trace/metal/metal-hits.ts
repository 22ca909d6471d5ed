import type { MetalShape } from './metal-shape.ts';

/** Where a ray meets metal; overwritten by every search. */
export interface MetalHit {
  distance: number;
  triangle: number;
  /** Unit normal, smooth across the surface, turned towards where the ray came from. */
  normalX: number;
  normalY: number;
  normalZ: number;
}

export interface MetalHits {
  readonly hit: MetalHit;
  /** Nearest metal along a ray, within `reach` mm. Directions need no unit length: distances are in their lengths. */
  nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): boolean;
}

/** A ray starts a little off the surface it leaves; nearer hits are that surface itself. */
const NEAREST_MM = 1e-4;
const STACK = 96;

/**
 * Prepares the search for one piece. It visits the nearer child first and the farther one only while it can hold a
 * nearer hit.
 */
export function createMetalHits(shape: MetalShape): MetalHits {
  const { triangles, normals } = shape;
  const { bounds, links } = shape.tree;
  const stack = new Int32Array(STACK);
  const stackDistance = new Float64Array(STACK);
  const hit: MetalHit = { distance: 0, triangle: -1, normalX: 0, normalY: 0, normalZ: 0 };
  const empty = shape.triangles.length === 0;

  function nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): boolean {
    if (empty) return false;
    const ix = 1 / (dx === 0 ? 1e-12 : dx);
    const iy = 1 / (dy === 0 ? 1e-12 : dy);
    const iz = 1 / (dz === 0 ? 1e-12 : dz);
    let best = reach;
    let bestTriangle = -1;
    let bestU = 0;
    let bestV = 0;
    let depth = 0;
    let node = 0;
    for (;;) {
      const count = links[node * 2 + 1] as number;
      const first = links[node * 2] as number;
      if (count === 0) {
        // Both children's boxes are tested here at once: a call for each would cost as much as the test.
        const at = first * 6;
        const oneX0 = ((bounds[at] as number) - ox) * ix;
        const oneX1 = ((bounds[at + 3] as number) - ox) * ix;
        const oneY0 = ((bounds[at + 1] as number) - oy) * iy;
        const oneY1 = ((bounds[at + 4] as number) - oy) * iy;
        const oneZ0 = ((bounds[at + 2] as number) - oz) * iz;
        const oneZ1 = ((bounds[at + 5] as number) - oz) * iz;
        let oneIn = oneX0 < oneX1 ? oneX0 : oneX1;
        let oneOut = oneX0 < oneX1 ? oneX1 : oneX0;
        if (oneY0 < oneY1) {
          if (oneY0 > oneIn) oneIn = oneY0;
          if (oneY1 < oneOut) oneOut = oneY1;
        } else {
          if (oneY1 > oneIn) oneIn = oneY1;
          if (oneY0 < oneOut) oneOut = oneY0;
        }
        if (oneZ0 < oneZ1) {
          if (oneZ0 > oneIn) oneIn = oneZ0;
          if (oneZ1 < oneOut) oneOut = oneZ1;
        } else {
          if (oneZ1 > oneIn) oneIn = oneZ1;
          if (oneZ0 < oneOut) oneOut = oneZ0;
        }
        const oneMet = oneOut >= oneIn && oneOut >= 0 && oneIn < best;
        const twoX0 = ((bounds[at + 6] as number) - ox) * ix;
        const twoX1 = ((bounds[at + 9] as number) - ox) * ix;
        const twoY0 = ((bounds[at + 7] as number) - oy) * iy;
        const twoY1 = ((bounds[at + 10] as number) - oy) * iy;
        const twoZ0 = ((bounds[at + 8] as number) - oz) * iz;
        const twoZ1 = ((bounds[at + 11] as number) - oz) * iz;
        let twoIn = twoX0 < twoX1 ? twoX0 : twoX1;
        let twoOut = twoX0 < twoX1 ? twoX1 : twoX0;
        if (twoY0 < twoY1) {
          if (twoY0 > twoIn) twoIn = twoY0;
          if (twoY1 < twoOut) twoOut = twoY1;
        } else {
          if (twoY1 > twoIn) twoIn = twoY1;
          if (twoY0 < twoOut) twoOut = twoY0;
        }
        if (twoZ0 < twoZ1) {
          if (twoZ0 > twoIn) twoIn = twoZ0;
          if (twoZ1 < twoOut) twoOut = twoZ1;
        } else {
          if (twoZ1 > twoIn) twoIn = twoZ1;
          if (twoZ0 < twoOut) twoOut = twoZ0;
        }
        const twoMet = twoOut >= twoIn && twoOut >= 0 && twoIn < best;
        if (oneMet) {
          if (twoMet) {
            const oneFirst = oneIn <= twoIn;
            stack[depth] = oneFirst ? first + 1 : first;
            stackDistance[depth++] = oneFirst ? twoIn : oneIn;
            node = oneFirst ? first : first + 1;
          } else node = first;
          continue;
        }
        if (twoMet) {
          node = first + 1;
          continue;
        }
      } else {
        for (let triangle = first; triangle < first + count; triangle++) {
          const k = triangle * 9;
          const ax = triangles[k + 3] as number;
          const ay = triangles[k + 4] as number;
          const az = triangles[k + 5] as number;
          const bx = triangles[k + 6] as number;
          const by = triangles[k + 7] as number;
          const bz = triangles[k + 8] as number;
          const px = dy * bz - dz * by;
          const py = dz * bx - dx * bz;
          const pz = dx * by - dy * bx;
          const inverse = 1 / (ax * px + ay * py + az * pz);
          const sx = ox - (triangles[k] as number);
          const sy = oy - (triangles[k + 1] as number);
          const sz = oz - (triangles[k + 2] as number);
          const u = (sx * px + sy * py + sz * pz) * inverse;
          if (!(u >= 0 && u <= 1)) continue;
          const qx = sy * az - sz * ay;
          const qy = sz * ax - sx * az;
          const qz = sx * ay - sy * ax;
          const v = (dx * qx + dy * qy + dz * qz) * inverse;
          if (!(v >= 0 && u + v <= 1)) continue;
          const distance = (bx * qx + by * qy + bz * qz) * inverse;
          if (distance > NEAREST_MM && distance < best) {
            best = distance;
            bestTriangle = triangle;
            bestU = u;
            bestV = v;
          }
        }
      }
      for (;;) {
        if (depth === 0) {
          if (bestTriangle < 0) return false;
          hit.distance = best;
          hit.triangle = bestTriangle;
          smoothNormal(bestTriangle, bestU, bestV, dx, dy, dz);
          return true;
        }
        depth--;
        if ((stackDistance[depth] as number) < best) break;
      }
      node = stack[depth] as number;
    }
  }

  function smoothNormal(triangle: number, u: number, v: number, dx: number, dy: number, dz: number): void {
    const k = triangle * 9;
    const w = 1 - u - v;
    const x = (normals[k] as number) * w + (normals[k + 3] as number) * u + (normals[k + 6] as number) * v;
    const y = (normals[k + 1] as number) * w + (normals[k + 4] as number) * u + (normals[k + 7] as number) * v;
    const z = (normals[k + 2] as number) * w + (normals[k + 5] as number) * u + (normals[k + 8] as number) * v;
    const scale = 1 / Math.sqrt(x * x + y * y + z * z);
    hit.normalX = x * scale;
    hit.normalY = y * scale;
    hit.normalZ = z * scale;
    // Only smoothing tilted the normal away: a surface seen from outside faces the eye.
    const facing = hit.normalX * dx + hit.normalY * dy + hit.normalZ * dz;
    if (facing > 0) bendTowardsEye(facing, dx, dy, dz);
  }

  function bendTowardsEye(facing: number, dx: number, dy: number, dz: number): void {
    const x = hit.normalX - dx * (facing + 0.02);
    const y = hit.normalY - dy * (facing + 0.02);
    const z = hit.normalZ - dz * (facing + 0.02);
    const scale = 1 / Math.sqrt(x * x + y * y + z * z);
    hit.normalX = x * scale;
    hit.normalY = y * scale;
    hit.normalZ = z * scale;
  }

  return { hit, nearest };
}
