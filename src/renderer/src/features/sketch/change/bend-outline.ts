import type { Sketch } from '#spec/sketch.ts';

type Line = Sketch['outline'];
type Point = readonly [number, number];

/** How far along the outline a pull reaches, over the height of the piece. */
const REACH = 0.13;

/** Gives way to a pull at one place: the nearest part of the outline follows, softly less with the distance. */
export function bent(outline: Line, at: number, [dx, dy]: Point, isEven: boolean): Line {
  const grip = outline[at];
  if (grip === undefined) return outline;
  const reach = REACH * spanOf(outline);
  const once = pulled(outline, grip, [dx, dy], reach);
  if (!isEven) return once;
  const other: Point = [-grip[0], grip[1]];
  // Near the axis both hands hold the same place: it goes up and down, not aside.
  if (Math.abs(grip[0]) < reach / 2) return pulled(outline, [0, grip[1]], [0, dy], reach);
  return pulled(once, other, [-dx, dy], reach);
}

function pulled(outline: Line, [gx, gy]: Point, [dx, dy]: Point, reach: number): Line {
  return outline.map(([x, y]): [number, number] => {
    const near = Math.exp(-((x - gx) ** 2 + (y - gy) ** 2) / (reach * reach));
    return near < 0.01 ? [x, y] : [rounded(x + dx * near), rounded(y + dy * near)];
  });
}

/** The point of an outline that is nearest to a place. */
export function nearestPoint(outline: Line, [px, py]: Point): number {
  let [nearest, least] = [0, Infinity];
  outline.forEach(([x, y], index) => {
    const square = (x - px) ** 2 + (y - py) ** 2;
    if (square < least) [nearest, least] = [index, square];
  });
  return nearest;
}

function spanOf(outline: Line): number {
  const ys = outline.map(([, y]) => y);
  const xs = outline.map(([x]) => x);
  return Math.max(Math.max(...ys) - Math.min(...ys), Math.max(...xs) - Math.min(...xs));
}

/** Whether an outline is the same on both sides, within a twentieth of its width. */
export function isEvenOutline(outline: Line): boolean {
  const within = 0.05 * spanOf(outline);
  return outline.every(([x, y]) => {
    const [nx, ny] = outline[nearestPoint(outline, [-x, y])] ?? [x, y];
    return Math.hypot(nx + x, ny - y) < within;
  });
}

const rounded = (mm: number): number => Math.round(mm * 1000) / 1000;
