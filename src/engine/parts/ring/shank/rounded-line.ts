import type { Point2 } from '../../../contract/frame.ts';

/** A corner of a line and the radius that it is filed to. */
export interface Corner {
  readonly at: Point2;
  readonly radiusMm: number;
}

/**
 * Half of a mirrored outline with filed corners: from a start point around the first corner to the middle of the
 * second, whose other side is given by the third. Always `count` points (pairs), the start left out.
 */
export function roundedLine(start: Point2, corners: readonly Corner[], count: number): number[] {
  const [first, second, third] = corners as readonly [Corner, Corner, Corner];
  const onFirst = Math.ceil(count / 2);
  const line = filed(start, first, second.at, onFirst);
  // The middle itself belongs to the outline that mirrors this one.
  const wholeSecond = filed(first.at, second, third.at, 2 * (count - onFirst) + 1);
  line.push(...wholeSecond.slice(0, 2 * (count - onFirst)));
  return line;
}

/** Points of the arc that rounds a corner between its neighbours, both tangent points included. */
function filed(before: Point2, { at, radiusMm }: Corner, after: Point2, count: number): number[] {
  const [inX, inY] = direction(at, before);
  const [outX, outY] = direction(at, after);
  const halfAngle = Math.acos(Math.max(-1, Math.min(1, inX * outX + inY * outY))) / 2;
  const reach = Math.min(radiusMm / Math.tan(halfAngle), 0.45 * distanceTo(at, before), 0.45 * distanceTo(at, after));
  // The arc's centre lies on the bisector; its radius follows from how far the tangents reach.
  const toCentre = reach / Math.cos(halfAngle) ** 2 / 2;
  const centre: Point2 = [at[0] + (inX + outX) * toCentre, at[1] + (inY + outY) * toCentre];
  const from: Point2 = [at[0] + inX * reach - centre[0], at[1] + inY * reach - centre[1]];
  const to: Point2 = [at[0] + outX * reach - centre[0], at[1] + outY * reach - centre[1]];
  const turn = Math.PI - 2 * halfAngle;
  const points: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const [a, b] = [Math.sin((1 - t) * turn) / Math.sin(turn), Math.sin(t * turn) / Math.sin(turn)];
    points.push(centre[0] + a * from[0] + b * to[0], centre[1] + a * from[1] + b * to[1]);
  }
  return points;
}

function direction(from: Point2, to: Point2): Point2 {
  const length = distanceTo(from, to);
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function distanceTo([ax, ay]: Point2, [bx, by]: Point2): number {
  return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
}
