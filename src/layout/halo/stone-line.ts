import type { Point2 } from '../outline/point.ts';
import { outlineLength } from '../outline/outlines.ts';

/** A place on a line of stones: where, and which way is outwards and onwards. */
export interface LinePoint {
  readonly point: Point2;
  readonly normal: Point2;
}

/** A closed line with smooth directions, measured by its length; counter-clockwise. */
export interface StoneLine {
  readonly lengthMm: number;
  at(lengthMm: number): LinePoint;
}

/**
 * The line that small stones stand on, from a dense outline. Directions are blended from point to point, so that stones
 * and metal turn evenly where the outline has short straight stretches.
 */
export function stoneLine(outline: readonly Point2[]): StoneLine {
  const count = outline.length;
  const starts = new Float64Array(count);
  const normals: Point2[] = outline.map((_, i) => {
    const [ax, ay] = outline[(i + count - 1) % count] as Point2;
    const [bx, by] = outline[(i + 1) % count] as Point2;
    const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
    return [(by - ay) / length, (ax - bx) / length];
  });
  for (let i = 1; i < count; i += 1) {
    const [ax, ay] = outline[i - 1] as Point2;
    const [bx, by] = outline[i] as Point2;
    starts[i] = (starts[i - 1] as number) + Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
  }
  const total = outlineLength(outline);
  return {
    lengthMm: total,
    at: (lengthMm) => {
      const walked = lengthMm - total * Math.floor(lengthMm / total);
      const i = segmentAt(starts, walked);
      const j = (i + 1) % count;
      const from = starts[i] as number;
      const to = j === 0 ? total : (starts[j] as number);
      const share = to > from ? (walked - from) / (to - from) : 0;
      const normal = blended(normals[i] as Point2, normals[j] as Point2, share);
      const length = Math.sqrt(normal[0] ** 2 + normal[1] ** 2);
      return {
        point: blended(outline[i] as Point2, outline[j] as Point2, share),
        normal: [normal[0] / length, normal[1] / length],
      };
    },
  };
}

function segmentAt(starts: Float64Array, walked: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= walked) low = middle;
    else high = middle - 1;
  }
  return low;
}

function blended([ax, ay]: Point2, [bx, by]: Point2, share: number): Point2 {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}
