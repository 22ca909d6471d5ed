import type { Pixels } from './contract.ts';
import { denoise } from './develop/denoise.ts';
import { addGlare } from './develop/glare.ts';
import { encodedFromLinear } from './light/linear-colour.ts';
import { CHANNELS, channels, type PictureBuffer } from './trace/picture-buffer.ts';

/** Entries of the table from linear light to bytes: fine enough that no dark step is lost. */
const STEPS = 4096;
const encoded = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) =>
  Math.round(255 * encodedFromLinear(step / STEPS)),
);

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
    for (let colour = 0; colour < 3; colour++) {
      const light = Math.min(1, Math.max(0, colours[pixel * 3 + colour] as number));
      rgba[pixel * 4 + colour] = encoded[Math.round(light * STEPS)] as number;
    }
    rgba[pixel * 4 + 3] = 255;
  }
  return { widthPx, heightPx, rgba };
}
