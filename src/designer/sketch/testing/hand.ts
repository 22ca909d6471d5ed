import { seededRandom } from '#shared/random.ts';
import type { Point2 } from '#layout/outline/point.ts';
import type { PenStroke } from '../contract.ts';

/** Side of the sheet that test sketches are drawn on, in pixels, and the pen. */
export const TEST_SHEET_PX = 900;
const PEN_PX = 5;

/** How far a hand strays from the line that it means, in pixels; how much it lets ends lie apart. */
const TREMBLE_PX = 2.4;
const WANDER_PX = 5;

/** A pen in a hand: what it draws wanders and trembles as lines by hand do, the same at every run. */
export class Hand {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** A closed line through points, in shares of the sheet's side; ends a little beside where it began. */
  around(points: readonly Point2[]): PenStroke {
    return this.line([...points, points[0] as Point2]);
  }

  /** A line through points, in shares of the sheet's side. */
  line(points: readonly Point2[]): PenStroke {
    const phases = Array.from({ length: 4 }, () => this.#random() * 2 * Math.PI);
    const dense = densely(points.map(([x, y]): Point2 => [x * TEST_SHEET_PX, y * TEST_SHEET_PX]));
    const drawn = dense.map(([x, y], index): Point2 => {
      const t = index / dense.length;
      const wander = (a: number, b: number): number =>
        WANDER_PX * (0.6 * Math.sin(5 * t + a) + 0.4 * Math.sin(13 * t + b)) + TREMBLE_PX * (this.#random() - 0.5);
      return [
        x + wander(phases[0] as number, phases[1] as number),
        y + wander(phases[2] as number, phases[3] as number),
      ];
    });
    return { points: drawn, widthPx: PEN_PX };
  }
}

/** A point every few pixels, as a tablet reports them. */
function densely(points: readonly Point2[]): readonly Point2[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (next === undefined) return [point];
    const steps = Math.max(1, Math.round(Math.hypot(next[0] - point[0], next[1] - point[1]) / 6));
    return Array.from(
      { length: steps },
      (_, k): Point2 => [point[0] + ((next[0] - point[0]) * k) / steps, point[1] + ((next[1] - point[1]) * k) / steps],
    );
  });
}
