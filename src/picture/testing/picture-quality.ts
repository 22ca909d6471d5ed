import type { Pixels } from '../contract.ts';
import { luminance } from '../light/luminance.ts';
import { CHANNELS, channels, type PictureBuffer } from '../trace/picture-buffer.ts';

/** The numbers by which a photograph of jewellery is judged before anyone looks at it. All levels are 0…255. */
export interface PictureQuality {
  /** Brightness of the piece below which 1 % of it lies: real black (wanted: at most 18). */
  readonly p01: number;
  /** Brightness above which half a percent of the piece lies: real white (wanted: at least 250 of the brightest channel). */
  readonly p995: number;
  /** Percent of the piece that is pure white: brightness at least 250. */
  readonly whitePercent: number;
  /** Largest distance of a border pixel from the border's mean. */
  readonly borderSpread: number;
  readonly borderMean: number;
  /** Standard deviation of the ground against its neighbours. */
  readonly groundNoise: number;
  /** Share of the metal that is dark (below 85), middle, and light (170 and more). */
  readonly metalTones: readonly [number, number, number];
  /** Mean colour of all stones. */
  readonly stoneMean: readonly [number, number, number];
  /** The brightness and the strongest channel that a tenth of the stone's pixels pass. */
  readonly stoneP90: readonly [number, number, number];
  /** Share of the frame's shorter side that the piece fills. */
  readonly fill: number;
}

/** Measures a developed picture; the buffer says what each pixel shows. */
export function pictureQuality(pixels: Pixels, picture: PictureBuffer): PictureQuality {
  const brightness: number[] = [];
  const peaks: number[] = [];
  const metal: number[] = [];
  const stones: [number, number, number][] = [];
  const box = { left: Number.POSITIVE_INFINITY, right: -1, top: Number.POSITIVE_INFINITY, bottom: -1 };
  for (let pixel = 0; pixel < pixels.widthPx * pixels.heightPx; pixel++) {
    const { metalShare, stoneShare } = sharesAt(picture, pixel);
    if (metalShare + stoneShare > 0.5) include(box, pixel, pixels.widthPx);
    if (metalShare + stoneShare < 0.98) continue;
    const colour = colourAt(pixels, pixel);
    const bright = luminance(...colour);
    brightness.push(bright);
    peaks.push(Math.max(...colour));
    if (metalShare > 0.9) metal.push(bright);
    if (stoneShare > 0.9) stones.push(colour);
  }
  const white = brightness.filter((level) => level >= 250).length;
  const border = borderOf(pixels, picture);
  const borderMean = mean(border);
  return {
    p01: percentile(brightness, 0.01),
    p995: percentile(peaks, 0.995),
    whitePercent: (100 * white) / Math.max(1, brightness.length),
    borderSpread: Math.max(...border.map((level) => Math.abs(level - borderMean))),
    borderMean,
    groundNoise: groundNoise(pixels, picture),
    metalTones: tonesOf(metal),
    stoneMean: channelwise(stones, mean),
    stoneP90: channelwise(stones, (levels) => percentile(levels, 0.9)),
    fill: Math.max(box.right - box.left + 1, box.bottom - box.top + 1) / Math.min(pixels.widthPx, pixels.heightPx),
  };
}

function sharesAt({ sums }: PictureBuffer, pixel: number): { metalShare: number; stoneShare: number } {
  const at = pixel * CHANNELS;
  const samples = Math.max(1, sums[at + channels.samples] as number);
  return {
    metalShare: (sums[at + channels.metal] as number) / samples,
    stoneShare: (sums[at + channels.stone] as number) / samples,
  };
}

function colourAt({ rgba }: Pixels, pixel: number): [number, number, number] {
  return [rgba[pixel * 4] as number, rgba[pixel * 4 + 1] as number, rgba[pixel * 4 + 2] as number];
}

function include(
  box: { left: number; right: number; top: number; bottom: number },
  pixel: number,
  width: number,
): void {
  const x = pixel % width;
  const y = Math.floor(pixel / width);
  box.left = Math.min(box.left, x);
  box.right = Math.max(box.right, x);
  box.top = Math.min(box.top, y);
  box.bottom = Math.max(box.bottom, y);
}

/** Brightness of the ground along the four edges of the picture; a chain may leave the frame. */
function borderOf(pixels: Pixels, picture: PictureBuffer): number[] {
  const { widthPx, heightPx } = pixels;
  const places: number[] = [];
  for (let x = 0; x < widthPx; x++) places.push(x, (heightPx - 1) * widthPx + x);
  for (let y = 0; y < heightPx; y++) places.push(y * widthPx, (y + 1) * widthPx - 1);
  return places.filter((pixel) => isGround(picture, pixel)).map((pixel) => brightAt(pixels, pixel));
}

function isGround(picture: PictureBuffer, pixel: number): boolean {
  const { metalShare, stoneShare } = sharesAt(picture, pixel);
  return metalShare + stoneShare === 0;
}

const brightAt = (pixels: Pixels, pixel: number): number => luminance(...colourAt(pixels, pixel));

/** Ground pixels against the mean of their left and right neighbours: a slope has none, noise has. */
function groundNoise(pixels: Pixels, picture: PictureBuffer): number {
  let sum = 0;
  let count = 0;
  for (let pixel = 1; pixel + 1 < pixels.widthPx * pixels.heightPx; pixel++) {
    const clear = [pixel - 1, pixel, pixel + 1].every((at) => isGround(picture, at));
    if (!clear || pixel % pixels.widthPx === 0 || (pixel + 1) % pixels.widthPx === 0) continue;
    sum += (brightAt(pixels, pixel) - (brightAt(pixels, pixel - 1) + brightAt(pixels, pixel + 1)) / 2) ** 2;
    count++;
  }
  return count === 0 ? 0 : Math.sqrt(sum / count);
}

function tonesOf(levels: readonly number[]): [number, number, number] {
  const count = Math.max(1, levels.length);
  const dark = levels.filter((level) => level < 85).length / count;
  const light = levels.filter((level) => level >= 170).length / count;
  return [dark, 1 - dark - light, light];
}

function percentile(levels: readonly number[], share: number): number {
  const sorted = levels.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function mean(levels: readonly number[]): number {
  return levels.length === 0 ? 0 : levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

function channelwise(
  colours: readonly (readonly [number, number, number])[],
  measure: (levels: readonly number[]) => number,
): [number, number, number] {
  return [measure(colours.map((c) => c[0])), measure(colours.map((c) => c[1])), measure(colours.map((c) => c[2]))];
}
