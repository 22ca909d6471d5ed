import type { Pixels } from '#picture/contract.ts';
import { srgbByteFromHex } from './page-colours.ts';

export interface Mounted {
  readonly leftPx: number;
  readonly topPx: number;
  readonly picture: Pixels;
}

const CHANNELS = 4;

/** Lays photographs on a card of one colour, later ones over earlier ones. */
export function mountPrint(sidePx: number, colour: string, pictures: readonly Mounted[]): Pixels {
  const rgba = new Uint8ClampedArray(sidePx * sidePx * CHANNELS);
  const ground = [...srgbByteFromHex(colour), 255];
  for (let index = 0; index < rgba.length; index++) rgba[index] = ground[index % CHANNELS] as number;
  for (const { leftPx, topPx, picture } of pictures) {
    for (let row = 0; row < picture.heightPx; row++) {
      const from = row * picture.widthPx * CHANNELS;
      const line = picture.rgba.subarray(from, from + picture.widthPx * CHANNELS);
      rgba.set(line, ((topPx + row) * sidePx + leftPx) * CHANNELS);
    }
  }
  return { widthPx: sidePx, heightPx: sidePx, rgba };
}

/** A part of a photograph. */
export function cutOut(picture: Pixels, leftPx: number, topPx: number, widthPx: number, heightPx: number): Pixels {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * CHANNELS);
  for (let row = 0; row < heightPx; row++) {
    const from = ((topPx + row) * picture.widthPx + leftPx) * CHANNELS;
    rgba.set(picture.rgba.subarray(from, from + widthPx * CHANNELS), row * widthPx * CHANNELS);
  }
  return { widthPx, heightPx, rgba };
}
