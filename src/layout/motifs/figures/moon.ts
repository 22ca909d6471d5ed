import type { Point2 } from '../../outline/point.ts';
import { type MotifFigure, type Stroke, stroke } from '../drawing.ts';

/** A crescent that opens to the right, drawn from horn to horn: thick in its belly, blunt where it ends. */
export function crescentOf([x, y]: Point2, radius: number, openDeg: number): Stroke {
  const steps = 12;
  const widths = [0.08, 0.24, 0.42, 0.52, 0.42, 0.24, 0.08];
  const line = Array.from({ length: steps + 1 }, (_, step): Point2 => {
    const share = step / steps;
    const angle = ((openDeg + (360 - 2 * openDeg) * share) * Math.PI) / 180;
    // The outer edge is a circle: the middle line lies half a width within.
    const width = 0.08 + 0.44 * Math.sin(Math.PI * share) ** 1.3;
    const reach = radius * (1 - width / 2);
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return stroke(
    1,
    widths.map((width) => width * radius),
    ...line,
  );
}

/** The new moon. */
export const moonFigure: MotifFigure = {
  hangX: 48,
  stone: { at: [14, 50], roomWidth: 18 },
  leastHeightMm: { silhouette: 7, relief: 5, pierced: 9 },
  draw: () => [crescentOf([52, 50], 51, 46)],
};
