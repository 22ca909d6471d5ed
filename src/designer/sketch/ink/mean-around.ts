import type { Brightness } from './brightness.ts';

/** The mean brightness of the square around each pixel, by sums from the upper left corner. */
export function meanAround({ widthPx, heightPx, values }: Brightness, reachPx: number): Float64Array {
  const stride = widthPx + 1;
  const sums = new Float64Array(stride * (heightPx + 1));
  for (let y = 0; y < heightPx; y += 1) {
    let row = 0;
    for (let x = 0; x < widthPx; x += 1) {
      row += values[y * widthPx + x] as number;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] as number) + row;
    }
  }
  const means = new Float64Array(values.length);
  for (let y = 0; y < heightPx; y += 1) {
    const [from, to] = [Math.max(0, y - reachPx), Math.min(heightPx, y + reachPx + 1)];
    for (let x = 0; x < widthPx; x += 1) {
      const [left, right] = [Math.max(0, x - reachPx), Math.min(widthPx, x + reachPx + 1)];
      const at = (row: number, column: number): number => sums[row * stride + column] as number;
      const sum = at(to, right) - at(from, right) - at(to, left) + at(from, left);
      means[y * widthPx + x] = sum / ((to - from) * (right - left));
    }
  }
  return means;
}
