import type { Point2 } from '#layout/outline/point.ts';
import { type Mask, emptyMask } from './mask.ts';

/** The pixels whose middle lies within an outline given in pixels, by its crossings with the middle of each row. */
export function fillOutline(outline: readonly Point2[], widthPx: number, heightPx: number): Mask {
  const mask = emptyMask(widthPx, heightPx);
  for (let row = 0; row < heightPx; row += 1) {
    const y = row + 0.5;
    const crossings: number[] = [];
    outline.forEach(([ax, ay], index) => {
      const [bx, by] = outline[(index + 1) % outline.length] as Point2;
      if (ay > y !== by > y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
    });
    crossings.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil((crossings[pair] as number) - 0.5));
      const to = Math.min(widthPx - 1, Math.floor((crossings[pair + 1] as number) - 0.5));
      if (to >= from) mask.bits.fill(1, row * widthPx + from, row * widthPx + to + 1);
    }
  }
  return mask;
}

/** What two masks of one size share of what they cover together. */
export function overlap(a: Mask, b: Mask): number {
  let [shared, covered] = [0, 0];
  for (let at = 0; at < a.bits.length; at += 1) {
    const [one, other] = [a.bits[at] as number, b.bits[at] as number];
    shared += one & other;
    covered += one | other;
  }
  return covered === 0 ? 0 : shared / covered;
}
