import type { Bitmap } from '../contract.ts';

/** How bright each pixel is, 0 to 255. */
export interface Brightness {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly values: Float64Array;
}

/** Shares of red, green and blue in brightness (Rec. 601, as scanners use them). */
const [RED, GREEN, BLUE] = [0.299, 0.587, 0.114];

/** A picture as brightness on white paper, so much smaller that its longer side fits: each pixel the mean of what it covers. */
export function brightnessOf({ widthPx, heightPx, rgba }: Bitmap, longestPx: number): Brightness {
  const scale = Math.min(1, longestPx / Math.max(widthPx, heightPx));
  const [width, height] = [Math.max(1, Math.round(widthPx * scale)), Math.max(1, Math.round(heightPx * scale))];
  const sums = new Float64Array(width * height);
  const counts = new Uint32Array(width * height);
  const columns = new Int32Array(widthPx);
  for (let x = 0; x < widthPx; x += 1) columns[x] = Math.min(width - 1, Math.floor((x * width) / widthPx));
  for (let y = 0; y < heightPx; y += 1) {
    const row = Math.min(height - 1, Math.floor((y * height) / heightPx)) * width;
    for (let x = 0; x < widthPx; x += 1) {
      const from = 4 * (y * widthPx + x);
      const light =
        RED * (rgba[from] as number) + GREEN * (rgba[from + 1] as number) + BLUE * (rgba[from + 2] as number);
      const opacity = (rgba[from + 3] as number) / 255;
      const at = row + (columns[x] as number);
      sums[at] = (sums[at] as number) + light * opacity + 255 * (1 - opacity);
      counts[at] = (counts[at] as number) + 1;
    }
  }
  return { widthPx: width, heightPx: height, values: sums.map((sum, at) => sum / Math.max(1, counts[at] as number)) };
}
