import { drawnGirdle } from '../girdle/drawn-girdle.ts';
import { ellipse } from '../girdle/girdle-curve.ts';
import { stationAt } from '../prongs/prong-station.ts';
import type { CutLayout } from './cut-layout.ts';

export const roundLayout: CutLayout = {
  outline: ({ lengthMm, widthMm }) => drawnGirdle(ellipse(widthMm / 2, lengthMm / 2)),
  prongs: (stone, count) => evenAngles(count).map((angle) => stationAt(stone, angle, false)),
  tipped: false,
  haloOutlines: ['cushion'],
  besideRowRatio: 0.37,
  straightSides: false,
  sharpCorners: false,
  takesPetals: true,
  pavilionSlope: 0.88,
  clawsOnAxis: { top: 6, bottom: 6 },
};

/** Four in an X, six at 12-2-4-6-8-10 o'clock (the shank at 3 and 9), odd counts with one at 12. */
function evenAngles(count: number): readonly number[] {
  const first = count % 2 === 1 ? 90 : 180 / count;
  return Array.from({ length: count }, (_, i) => (first + (360 * i) / count) % 360);
}
