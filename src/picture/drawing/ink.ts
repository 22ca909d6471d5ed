/** Where lines have been drawn already, so that the same edge is not drawn twice by two ways of finding it. */
export interface Ink {
  mark(points: readonly number[]): void;
  /** The parts of a line that are not drawn yet, each longer than `leastPx`. */
  bare(points: readonly number[], leastPx: number): number[][];
}

/** Lines nearer to each other than this count as the same. */
const REACH_PX = 3;

export function createInk(width: number, height: number): Ink {
  const inked = new Uint8Array(width * height);

  function mark(points: readonly number[]): void {
    for (let k = 0; k < points.length; k += 2) {
      const x = Math.round(points[k] as number);
      const y = Math.round(points[k + 1] as number);
      for (let row = Math.max(0, y - REACH_PX); row <= Math.min(height - 1, y + REACH_PX); row++) {
        const from = row * width + Math.max(0, x - REACH_PX);
        inked.fill(1, from, row * width + Math.min(width - 1, x + REACH_PX) + 1);
      }
    }
  }

  function bare(points: readonly number[], leastPx: number): number[][] {
    const count = points.length / 2;
    const parts: number[][] = [];
    let start = -1;
    for (let k = 0; k <= count; k++) {
      const open = k < count && !isInked(points[k * 2] as number, points[k * 2 + 1] as number);
      if (open && start < 0) start = k;
      if (open || start < 0) continue;
      // Extend the part into the ink on both sides, so that the lines join.
      if (k - start >= leastPx) parts.push(points.slice(Math.max(0, start - REACH_PX) * 2, (k + REACH_PX) * 2));
      start = -1;
    }
    return parts;
  }

  function isInked(x: number, y: number): boolean {
    const column = Math.min(width - 1, Math.max(0, Math.round(x)));
    const row = Math.min(height - 1, Math.max(0, Math.round(y)));
    return inked[row * width + column] === 1;
  }

  return { mark, bare };
}
