import { smoothed } from './smoothed.ts';

/** Rounds of smoothing: a stair of a dozen pixels becomes a slope. */
const ROUNDS = 10;

/**
 * Right, down, left, up: the directions in which a border runs along the cracks between pixels, with its region on its
 * right.
 */
const STEP_X = [1, 0, -1, 0] as const;
const STEP_Y = [0, 1, 0, -1] as const;

/** The borders of one region of the picture as closed lines, x and y in turn; holes run the other way round. */
export type Borders = number[][];

/**
 * The borders of all regions of the picture.
 *
 * @param classes what each pixel belongs to; 0 for no region.
 * @returns the borders of each class at its number.
 */
export function bordersOf(classes: Uint8Array, width: number, height: number): Borders[] {
  const walked = new Uint8Array(classes.length);
  const found: Borders[] = [];
  for (let pixel = 0; pixel < classes.length; pixel++) {
    const region = classes[pixel] as number;
    if (region === 0 || walked[pixel] === 1) continue;
    // Every closed border has a stretch that runs to the right along the top of a pixel.
    if (pixel >= width && classes[pixel - width] === region) continue;
    const y = Math.floor(pixel / width);
    const line = walk(region, pixel - y * width, y);
    const lines = found[region] ?? [];
    lines.push(smoothed(line, ROUNDS));
    found[region] = lines;
  }
  return found;

  function walk(region: number, startX: number, startY: number): number[] {
    const line: number[] = [];
    let x = startX;
    let y = startY;
    let way = 0;
    do {
      if (way === 0) walked[y * width + x] = 1;
      line.push(x, y);
      x += STEP_X[way] as number;
      y += STEP_Y[way] as number;
      way = turnAt(region, x, y, way);
    } while (x !== startX || y !== startY || way !== 0);
    line.push(startX, startY);
    return line;
  }

  /** Keeps the region on the right: turns right where it can, so that pixels that touch at a corner stay apart. */
  function turnAt(region: number, x: number, y: number, way: number): number {
    const right = (way + 1) % 4;
    if (isBorder(region, x, y, right)) return right;
    if (isBorder(region, x, y, way)) return way;
    return (way + 3) % 4;
  }

  /**
   * Whether the crack that leaves a corner in a direction has the region on its right and something else on its left.
   */
  function isBorder(region: number, x: number, y: number, way: number): boolean {
    switch (way) {
      case 0:
        return inside(region, x, y) && !inside(region, x, y - 1);
      case 1:
        return inside(region, x - 1, y) && !inside(region, x, y);
      case 2:
        return inside(region, x - 1, y - 1) && !inside(region, x - 1, y);
      default:
        return inside(region, x, y - 1) && !inside(region, x - 1, y - 1);
    }
  }

  function inside(region: number, x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < width && y < height && classes[y * width + x] === region;
  }
}
