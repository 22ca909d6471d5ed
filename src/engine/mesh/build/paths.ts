import type { Vector3 } from '../../contract/frame.ts';
import { scale, subtract } from '../math/vectors.ts';

/** Points on a circle: (u, v) pairs, counter-clockwise from +u. */
export function circleSection(radiusMm: number, segments: number): Float64Array {
  const section = new Float64Array(2 * segments);
  for (let i = 0; i < segments; i += 1) {
    const angle = (2 * Math.PI * i) / segments;
    section[2 * i] = radiusMm * Math.cos(angle);
    section[2 * i + 1] = radiusMm * Math.sin(angle);
  }
  return section;
}

/**
 * A round wire's cross-section with the area of the circle, its corners a little outside, so that wire of few sides
 * weighs as much as round wire. A hexagon inside the circle would be 17 % too light.
 */
export function wireSection(radiusMm: number, segments: number): Float64Array {
  const share = (segments / (2 * Math.PI)) * Math.sin((2 * Math.PI) / segments);
  return circleSection(radiusMm / Math.sqrt(share), segments);
}

/**
 * A smooth line through all the given points: a centripetal Catmull–Rom curve, which unlike the uniform one makes no
 * loops where points lie unevenly. Open: spans × segments + 1 points; closed: points × segments, without the first
 * again.
 */
export function smoothPath(points: readonly Vector3[], segmentsPerSpan: number, closed = false): Float64Array {
  const count = points.length;
  if (count < 2 || (closed && count < 3)) throw new Error(`A path cannot go through ${count} points`);
  const spans = closed ? count : count - 1;
  const path = new Float64Array(3 * (spans * segmentsPerSpan + (closed ? 0 : 1)));
  const at = (i: number): Vector3 => points[(i + count) % count] as Vector3;
  for (let span = 0; span < spans; span += 1) {
    const [b, c] = [at(span), at(span + 1)];
    const a = closed || span > 0 ? at(span - 1) : subtract(scale(b, 2), c);
    const d = closed || span < spans - 1 ? at(span + 2) : subtract(scale(c, 2), b);
    spanPoints(path, 3 * span * segmentsPerSpan, [a, b, c, d], segmentsPerSpan);
  }
  if (!closed) path.set(at(count - 1), path.length - 3);
  return path;
}

type Span = readonly [Vector3, Vector3, Vector3, Vector3];

/** Square root of the distance: what makes the curve centripetal. Coincident points keep a knot apart. */
function knotStep(a: Vector3, b: Vector3): number {
  const [x, y, z] = subtract(b, a);
  return Math.max(1e-6, Math.sqrt(Math.sqrt(x * x + y * y + z * z)));
}

function spanPoints(path: Float64Array, from: number, [a, b, c, d]: Span, segments: number): void {
  const t1 = knotStep(a, b);
  const t2 = t1 + knotStep(b, c);
  const t3 = t2 + knotStep(c, d);
  for (let i = 0; i < segments; i += 1) {
    const t = t1 + ((t2 - t1) * i) / segments;
    for (let k = 0; k < 3; k += 1) {
      const p = between(a[k] as number, b[k] as number, t / t1);
      const q = between(b[k] as number, c[k] as number, (t - t1) / (t2 - t1));
      const r = between(c[k] as number, d[k] as number, (t - t2) / (t3 - t2));
      const pq = between(p, q, t / t2);
      const qr = between(q, r, (t - t1) / (t3 - t1));
      path[from + 3 * i + k] = between(pq, qr, (t - t1) / (t2 - t1));
    }
  }
}

function between(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}
