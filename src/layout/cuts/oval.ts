import { drawnGirdle } from '../girdle/drawn-girdle.ts';
import { ellipse } from '../girdle/girdle-curve.ts';
import { outlineLength, pointAlong } from '../outline/outlines.ts';
import { polarDeg } from '../outline/polar.ts';
import { lengthToAngle } from '../prongs/girdle-angles.ts';
import { type OutlinedStone, stationAt } from '../prongs/prong-station.ts';
import type { CutLayout } from './cut-layout.ts';

/** Tips of an oval lie this far from its four prongs: nearer hides its outline, further leaves the tips bare. */
const FROM_TIP_DEG = 37.5;

export const ovalLayout: CutLayout = {
  outline: ({ lengthMm, widthMm }) => drawnGirdle(ellipse(widthMm / 2, lengthMm / 2)),
  prongs: (stone, count) => prongAngles(stone, count).map((angle) => stationAt(stone, angle, false)),
  tipped: false,
  haloOutlines: ['cushion'],
  besideRowRatio: 0.36,
  straightSides: false,
  sharpCorners: false,
  takesPetals: true,
  pavilionSlope: 0.93,
  clawsOnAxis: { top: 5 },
};

function prongAngles(stone: OutlinedStone, count: number): readonly number[] {
  const fromTips = (degrees: number): number[] => [90 - degrees, 90 + degrees, 270 - degrees, 270 + degrees];
  if (count === 4) return fromTips(FROM_TIP_DEG);
  if (count === 6) return [0, ...fromTips(30).slice(0, 2), 180, ...fromTips(30).slice(2)];
  const start = lengthToAngle(stone, 90);
  const step = outlineLength(stone.outline) / count;
  const shift = count % 2 === 0 ? 0.5 : 0;
  return Array.from({ length: count }, (_, i) => polarDeg(pointAlong(stone.outline, start + (i + shift) * step).point));
}
