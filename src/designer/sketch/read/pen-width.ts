import { type Mask, areaOf } from '../raster/mask.ts';

/** How broad the lines of a drawing are, in pixels: twice its area over its edge. */
export function penWidthPx(ink: Mask): number {
  const { widthPx, heightPx, bits } = ink;
  let edge = 0;
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const at = y * widthPx + x;
      if (bits[at] === 0) continue;
      const isInner =
        x > 0 &&
        y > 0 &&
        x < widthPx - 1 &&
        y < heightPx - 1 &&
        bits[at - 1] === 1 &&
        bits[at + 1] === 1 &&
        bits[at - widthPx] === 1 &&
        bits[at + widthPx] === 1;
      if (!isInner) edge += 1;
    }
  }
  return edge === 0 ? 0 : Math.max(1, (2 * areaOf(ink)) / edge);
}
