import { luminance } from '../light/luminance.ts';
import { CHANNELS, channels, type PictureBuffer } from '../trace/picture-buffer.ts';
import { standardError } from '../trace/sample-plan.ts';

/** Distances of the five taps of each round: three rounds reach 14 pixels. */
const ROUNDS = [1, 2, 4] as const;
/** Weights of a B-spline of third order over five taps. */
const SPLINE = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;

/** Below this standard error a pixel is left as it is. */
const CLEAN = 0.004;
/** How many standard errors the brightness of a neighbour may differ before it stops counting. */
const METAL_REACH = 2.2;
/**
 * The same for stones, which are hardly smoothed: their inner facets lie behind one table, where no guide shows them.
 */
const STONE_REACH = 0.7;

/**
 * Smooths what is left of the noise, never over an edge: neighbours count by the likeness of their normal, depth,
 * material and brightness, the last measured against the pixel's own noise (an à-trous filter).
 *
 * @param colours 3 numbers a pixel, changed in place.
 */
export function denoise(picture: PictureBuffer, colours: Float32Array): void {
  const { widthPx, heightPx, sums } = picture;
  const pixels = widthPx * heightPx;
  const guides = new Float32Array(pixels * 6);
  for (let pixel = 0; pixel < pixels; pixel++) noteGuides(sums, pixel, guides);
  const next = Float32Array.from(colours);
  let from: Float32Array = colours;
  let to: Float32Array = next;
  for (const step of ROUNDS) {
    for (let row = 0; row < heightPx; row++) {
      for (let column = 0; column < widthPx; column++) {
        const pixel = row * widthPx + column;
        if ((guides[pixel * 6 + 5] as number) > CLEAN) smooth(from, to, guides, widthPx, heightPx, column, row, step);
        else to.set(from.subarray(pixel * 3, pixel * 3 + 3), pixel * 3);
      }
    }
    [from, to] = [to, from];
  }
  if (from !== colours) colours.set(from);
}

/** Normal, depth, share of stone (of metal: negative), standard error. */
function noteGuides(sums: Float32Array, pixel: number, guides: Float32Array): void {
  const at = pixel * CHANNELS;
  const to = pixel * 6;
  const samples = Math.max(1, sums[at + channels.samples] as number);
  const metal = sums[at + channels.metal] as number;
  const stone = sums[at + channels.stone] as number;
  const piece = Math.max(1, metal + stone);
  for (let axis = 0; axis < 3; axis++) guides[to + axis] = (sums[at + channels.normalX + axis] as number) / piece;
  guides[to + 3] = (sums[at + channels.depth] as number) / piece;
  guides[to + 4] = (stone - metal) / samples;
  guides[to + 5] = metal + stone > 0 ? standardError(sums, at) : 0;
}

function smooth(
  from: Float32Array,
  to: Float32Array,
  guides: Float32Array,
  widthPx: number,
  heightPx: number,
  column: number,
  row: number,
  step: number,
): void {
  const pixel = row * widthPx + column;
  const g = pixel * 6;
  const material = guides[g + 4] as number;
  const own = encodedBrightness(from, pixel);
  const reach = (guides[g + 5] as number) * (material > 0 ? STONE_REACH : METAL_REACH);
  let red = 0;
  let green = 0;
  let blue = 0;
  let total = 0;
  for (let i = -2; i <= 2; i++) {
    const y = row + i * step;
    if (y < 0 || y >= heightPx) continue;
    for (let j = -2; j <= 2; j++) {
      const x = column + j * step;
      if (x < 0 || x >= widthPx) continue;
      const other = y * widthPx + x;
      const o = other * 6;
      const alike =
        (guides[g] as number) * (guides[o] as number) +
        (guides[g + 1] as number) * (guides[o + 1] as number) +
        (guides[g + 2] as number) * (guides[o + 2] as number);
      if (alike < 0.5 && other !== pixel) continue;
      const otherMaterial = Math.abs(material - (guides[o + 4] as number));
      const apart = Math.abs((guides[g + 3] as number) - (guides[o + 3] as number));
      const brighter = Math.abs(own - encodedBrightness(from, other));
      const weight =
        (SPLINE[i + 2] as number) *
        (SPLINE[j + 2] as number) *
        Math.exp(-24 * (1 - Math.min(1, alike)) - 6 * otherMaterial - apart / (0.4 * step) - brighter / reach);
      red += weight * (from[other * 3] as number);
      green += weight * (from[other * 3 + 1] as number);
      blue += weight * (from[other * 3 + 2] as number);
      total += weight;
    }
  }
  const scale = total > 0 ? 1 / total : 0;
  to[pixel * 3] = total > 0 ? red * scale : (from[pixel * 3] as number);
  to[pixel * 3 + 1] = total > 0 ? green * scale : (from[pixel * 3 + 1] as number);
  to[pixel * 3 + 2] = total > 0 ? blue * scale : (from[pixel * 3 + 2] as number);
}

function encodedBrightness(colours: Float32Array, pixel: number): number {
  const k = pixel * 3;
  return Math.sqrt(Math.max(0, luminance(colours[k] as number, colours[k + 1] as number, colours[k + 2] as number)));
}
