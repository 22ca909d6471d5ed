import type { Pixels } from './contract.ts';
import { denoise } from './develop/denoise.ts';
import { addGlare } from './develop/glare.ts';
import { encodedFromLinear } from '#shared/srgb.ts';
import { CHANNELS, channels, type PictureBuffer } from './trace/picture-buffer.ts';

/** Entries of the table from linear light to encoded levels: fine enough that no dark step is lost. */
const STEPS = 4096;
const encoded = Float32Array.from({ length: STEPS + 1 }, (_, step) => 255 * encodedFromLinear(step / STEPS));

/** Less than one whole level, so that even paper stays even. */
const GRAIN_LEVELS = 0.96;
/**
 * Half a level up or down in the order of an 8 × 8 dither matrix (Bayer), the same for all colours: a soft gradient of
 * paper shows no steps, and the file stays small because the pattern repeats.
 */
const SCREEN = Float32Array.from({ length: 64 }, (_, place) => bayer(place & 7, place >> 3) / 64 - 0.5);

/** The rank of a cell in the dither matrix: its bits, interleaved and reversed. */
function bayer(x: number, y: number): number {
  let order = 0;
  for (let bit = 0; bit < 3; bit++) {
    order = (order << 2) | ((((x ^ y) >> bit) & 1) << 1) | ((y >> bit) & 1);
  }
  return order + 0.5;
}

/** The level 0…255 of linear light, between two entries of the table. */
function levelOf(light: number): number {
  const place = light * STEPS;
  const below = Math.min(STEPS - 1, Math.floor(place));
  const share = place - below;
  return (encoded[below] as number) * (1 - share) + (encoded[below + 1] as number) * share;
}

/** Makes a finished picture of the samples taken so far: cleaned, with the glow of its highlights, in sRGB. */
export function developPicture(picture: PictureBuffer): Pixels {
  const { widthPx, heightPx, sums } = picture;
  const pixels = widthPx * heightPx;
  const colours = new Float32Array(pixels * 3);
  const beyond = new Float32Array(pixels);
  for (let pixel = 0; pixel < pixels; pixel++) {
    const at = pixel * CHANNELS;
    const share = 1 / Math.max(1, sums[at + channels.samples] as number);
    for (let colour = 0; colour < 3; colour++) colours[pixel * 3 + colour] = (sums[at + colour] as number) * share;
    beyond[pixel] = (sums[at + channels.glare] as number) * share;
  }
  denoise(picture, colours);
  addGlare(beyond, colours, widthPx, heightPx);
  const rgba = new Uint8ClampedArray(pixels * 4);
  for (let pixel = 0; pixel < pixels; pixel++) {
    const grain = (SCREEN[((Math.floor(pixel / widthPx) & 7) << 3) | ((pixel % widthPx) & 7)] as number) * GRAIN_LEVELS;
    for (let colour = 0; colour < 3; colour++) {
      const light = Math.min(1, Math.max(0, colours[pixel * 3 + colour] as number));
      rgba[pixel * 4 + colour] = levelOf(light) + grain;
    }
    rgba[pixel * 4 + 3] = 255;
  }
  return { widthPx, heightPx, rgba };
}
