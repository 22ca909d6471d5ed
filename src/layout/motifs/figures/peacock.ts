import type { Point2 } from '../../outline/point.ts';
import { boss, type Element, field, type MotifFigure, placedPetal, stroke } from '../drawing.ts';

/** Where the tail spreads from, behind the breast of the bird. */
const ROOT: Point2 = [50, 44];

/** A tail feather, slender at its quill, round at its end, with the eye in it. */
function feather(leanDeg: number, length: number, width: number, level: number): readonly Element[] {
  const place = placedPetal({ foot: ROOT, leanDeg });
  const right: readonly Point2[] = [
    [0.2 * width, 0],
    [0.23 * width, 0.35 * length],
    [0.34 * width, 0.62 * length],
    [0.5 * width, 0.84 * length],
    [0.34 * width, 0.965 * length],
    [0, length],
  ];
  const left = right.map(([x, y]): Point2 => [-x, y]).toReversed();
  const around = [...right, ...left.slice(1)].map(place);
  const quill = [around.at(-1) as Point2, around[0] as Point2];
  return [field(level, [around, quill]), boss(level + 0.4, place([0, 0.82 * length]), 0.27 * width)];
}

/** A plume of the crest: a thin stem with a bead. */
const plume = (tip: Point2): readonly Element[] => [stroke(0.8, [2.5, 2.5], [47, 68], tip), boss(0.95, tip, 2.8)];

/** A peacock with its tail spread all around: the bird in front, its neck in a curve, its crest up. */
export const peacockFigure: MotifFigure = {
  hangX: 50,
  stone: { at: [51, 26], roomWidth: 20 },
  leastHeightMm: { silhouette: 13, relief: 10, pierced: 15 },
  draw: () => [
    ...[-120, -96, -72, -48, -24, 0, 24, 48, 72, 96, 120].flatMap((lean) => feather(lean, 54, 16, 0.2)),
    ...[-84, -60, -36, -12, 12, 36, 60, 84].flatMap((lean) => feather(lean, 33, 10, 0.4)),
    ...[
      [40, 77],
      [47, 79.5],
      [54, 77.5],
    ].flatMap((tip) => plume(tip as unknown as Point2)),
    ...[47, 57].map((x) => stroke(0.6, [4, 4], [x, 6], [x - 1, -9])),
    stroke(0.5, [3, 5, 5, 3], [30, -10], [44, -8.5], [60, -10.5], [74, -8]),
    stroke(1, [15, 24, 26, 21, 13, 9.5, 8.5, 8], [56, 8], [54, 16], [51, 27], [46.5, 41], [48, 52], [51, 60], [47, 67]),
    boss(1, [46, 67], 6.2),
    field(0.9, [
      [
        [43, 71.5],
        [42, 63],
      ],
      [
        [42, 63],
        [33, 64.5],
      ],
      [
        [33, 64.5],
        [43, 71.5],
      ],
    ]),
  ],
};
