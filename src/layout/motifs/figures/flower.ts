import { boss, field, type MotifFigure, petalRuns, placedPetal, stroke } from '../drawing.ts';

const PETALS = [0, 72, 144, 216, 288];
const foot = [50, 50] as const;

/** An open flower of five broad petals, each with a fold, around its middle. */
export const flowerFigure: MotifFigure = {
  hangX: 50,
  stone: { at: [50, 50], roomWidth: 34 },
  leastHeightMm: { silhouette: 7.5, relief: 6, pierced: 12 },
  draw: () => [
    ...PETALS.map((leanDeg) =>
      field(0.45, petalRuns({ foot, leanDeg, length: 53, width: 43, fullest: 0.7, footRatio: 0.4 }), {
        sawn: 'middle',
      }),
    ),
    ...PETALS.map((leanDeg) => {
      const place = placedPetal({ foot, leanDeg });
      return stroke(0.7, [6, 5, 2.5], place([0, 8]), place([0, 24]), place([0, 40]));
    }),
    boss(1, foot, 13.5),
  ],
};
