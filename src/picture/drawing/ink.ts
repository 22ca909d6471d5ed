/** Where lines have been drawn already, so that the same edge is not drawn twice by two ways of finding it. */
export interface Ink {
  mark(points: readonly number[]): void;
  /** The parts of a line that nothing has drawn yet, each longer than `leastPx`. */
  bare(points: readonly number[], leastPx: number): number[][];
}

/** Lines nearer than this are taken for the same. */
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
    const parts: number[][] = [];
    let part: number[] = [];
    const close = (): void => {
      if (part.length / 2 >= leastPx) parts.push(part);
      part = [];
    };
    for (let k = 0; k < points.length; k += 2) {
      const x = Math.min(width - 1, Math.max(0, Math.round(points[k] as number)));
      const y = Math.min(height - 1, Math.max(0, Math.round(points[k + 1] as number)));
      if (inked[y * width + x] === 1) close();
      else part.push(points[k] as number, points[k + 1] as number);
    }
    close();
    return parts;
  }

  return { mark, bare };
}
