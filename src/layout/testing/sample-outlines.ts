import type { Point2 } from '../outline/point.ts';

const around = (count: number, at: (angle: number) => Point2): Point2[] =>
  Array.from({ length: count }, (_, i) => at((2 * Math.PI * i) / count));

/** Counter-clockwise outlines as parts use them: round, sharp and cleft, each about 10 mm across. */
export const sampleOutlines = {
  square: [
    [-5, -5],
    [5, -5],
    [5, 5],
    [-5, 5],
  ] as readonly Point2[],
  round: around(96, (a) => [5 * Math.cos(a), 5 * Math.sin(a)]),
  /** Cleft at the top, tip at the bottom. */
  heart: around(120, (a) => [
    -0.3 * 16 * Math.sin(a) ** 3,
    0.3 * (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)),
  ]),
  /** A cusp at its narrow end. */
  pear: around(120, (a) => [-5 * Math.cos(a), -4 * Math.sin(a) * Math.sin(a / 2) ** 1.5]),
  star: around(10, (a) => {
    const radius = Math.round(a / (Math.PI / 5)) % 2 === 0 ? 6 : 2.5;
    return [radius * Math.cos(a), radius * Math.sin(a)];
  }),
  /** A waist of 1 mm between two lobes: a deep inset parts it. */
  hourglass: [
    [-5, -3],
    [0, -0.5],
    [5, -4],
    [5, 4],
    [0, 0.5],
    [-5, 3],
  ] as readonly Point2[],
} as const satisfies Record<string, readonly Point2[]>;
