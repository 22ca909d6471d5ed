import type { Point2 } from '../outline/point.ts';

/** Steps between two points of a drawing: at 40 mm a step is shorter than 0.5 mm. */
const STEPS = 10;

/**
 * A smooth line through all the given points: a centripetal Catmull–Rom curve, which makes no loops where points lie
 * unevenly. Two points give a straight line.
 */
export function smoothLine(through: readonly Point2[]): readonly Point2[] {
  const line: Point2[] = [];
  for (let span = 0; span + 1 < through.length; span += 1) {
    const [b, c] = [through[span] as Point2, through[span + 1] as Point2];
    const a = through[span - 1] ?? beyond(b, c);
    const d = through[span + 2] ?? beyond(c, b);
    for (let step = 0; step < STEPS; step += 1) line.push(between(a, b, c, d, step / STEPS));
  }
  return [...line, through.at(-1) as Point2];
}

/** The point that continues a line backwards over its first. */
function beyond([x, y]: Point2, [nextX, nextY]: Point2): Point2 {
  return [2 * x - nextX, 2 * y - nextY];
}

/** Barry and Goldman's pyramid with knots at the square roots of the distances. */
function between(a: Point2, b: Point2, c: Point2, d: Point2, share: number): Point2 {
  const ab = knot(a, b);
  const bc = ab + knot(b, c);
  const cd = bc + knot(c, d);
  const t = ab + share * (bc - ab);
  const first = mix(a, b, t / ab);
  const second = mix(b, c, (t - ab) / (bc - ab));
  const third = mix(c, d, (t - bc) / (cd - bc));
  return mix(mix(first, second, t / bc), mix(second, third, (t - ab) / (cd - ab)), (t - ab) / (bc - ab));
}

function knot([ax, ay]: Point2, [bx, by]: Point2): number {
  return Math.sqrt(Math.hypot(bx - ax, by - ay));
}

function mix([ax, ay]: Point2, [bx, by]: Point2, share: number): Point2 {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}
