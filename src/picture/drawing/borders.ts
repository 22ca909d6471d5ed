import { smoothed } from './cracks.ts';

/** Rounds of smoothing: a stair of a dozen pixels becomes a slope. */
const ROUNDS = 10;

/** Right, down, left, up: how a border walks from crack to crack, keeping its region on its right. */
const STEP_X = [1, 0, -1, 0] as const;
const STEP_Y = [0, 1, 0, -1] as const;

/**
 * The borders of one region of the picture as closed lines, x and y in turn; holes run the other way round.
 *
 * @param classes what each pixel belongs to.
 * @param region the class whose borders are wanted.
 */
export function borders(classes: Uint8Array, width: number, height: number, region: number): number[][] {
  const inside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && classes[y * width + x] === region;
  const walked = new Uint8Array((width + 1) * (height + 1));
  const lines: number[][] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (classes[pixel] !== region) continue;
      // Every closed border has a stretch that runs to the right along the top of a pixel.
      const top = y === 0 || classes[pixel - width] !== region;
      if (top && walked[y * (width + 1) + x] === 0) lines.push(smoothed(walk(x, y), ROUNDS));
    }
  }
  return lines;

  function walk(startX: number, startY: number): number[] {
    const line: number[] = [];
    let x = startX;
    let y = startY;
    let way = 0;
    do {
      if (way === 0) walked[y * (width + 1) + x] = 1;
      line.push(x, y);
      x += STEP_X[way] as number;
      y += STEP_Y[way] as number;
      way = turnAt(x, y, way);
    } while (x !== startX || y !== startY || way !== 0);
    line.push(startX, startY);
    return line;
  }

  /** Keeps the region on the right: turns right where it can, so that pixels that touch at a corner stay apart. */
  function turnAt(x: number, y: number, way: number): number {
    for (const turn of [1, 0, 3]) {
      const next = (way + turn) % 4;
      if (isBorder(x, y, next)) return next;
    }
    return (way + 2) % 4;
  }

  /** Whether the crack that leaves a corner in a direction has the region on its right and something else on its left. */
  function isBorder(x: number, y: number, way: number): boolean {
    switch (way) {
      case 0:
        return inside(x, y) && !inside(x, y - 1);
      case 1:
        return inside(x - 1, y) && !inside(x, y);
      case 2:
        return inside(x - 1, y - 1) && !inside(x - 1, y);
      default:
        return inside(x, y - 1) && !inside(x - 1, y - 1);
    }
  }
}
