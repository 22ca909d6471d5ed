import { fail, ok, type Result } from '#shared/result.ts';
import type { Bitmap } from '../contract.ts';
import { maskRegions } from '../raster/regions.ts';
import { type Mask, areaOf, boxHeight, boxWidth } from '../raster/mask.ts';
import { sketchProblems } from '../sketch-problems.ts';
import { type Brightness, brightnessOf } from './brightness.ts';
import { meanAround } from './mean-around.ts';

/** Longer side of the picture that is read: a line of a pencil is still two or three pixels broad. */
export const WORKING_PX = 640;

/** Below this spread of brightness there is nothing on the paper. */
const LEAST_CONTRAST = 28;

/** A picture that is darker than this on the whole is drawn white on black, or shows nothing. */
const DARK = 100;

/** Ink is darker than its surroundings by this share of the spread between paper and pencil. */
const INK_SHARE = 0.38;

/** What is darker than this over the paper is ink, however dark it is around it. */
const DARK_SHARE = 0.45;

/** Of the longer side: how far the paper around a pixel is looked at. */
const AROUND = 1 / 8;

/** A speck smaller than this, in pixels, is dust. */
const DUST_PX = 6;

/** Where somebody drew on a picture: what is darker than the paper around it, whatever light fell on that. */
export function inkOfPicture(picture: Bitmap): Result<Mask> {
  const seen = brightnessOf(picture, WORKING_PX);
  const [darkest, middle, brightest] = sharesOf(seen, [0.004, 0.5, 0.996]) as [number, number, number];
  if (brightest - darkest < LEAST_CONTRAST) return fail(middle < DARK ? sketchProblems.black : sketchProblems.empty);
  const light = middle < DARK ? { ...seen, values: seen.values.map((value) => 255 - value) } : seen;
  const ink = withoutDust(withoutEdge(darkerThanAround(light, INK_SHARE * (brightest - darkest))));
  return areaOf(ink) === 0 ? fail(sketchProblems.empty) : ok(ink);
}

/** The brightness below which each share of the pixels lies, to the nearest step of 256. */
function sharesOf({ values }: Brightness, shares: readonly number[]): readonly number[] {
  const counts = new Uint32Array(256);
  for (const value of values) counts[Math.round(value)] = (counts[Math.round(value)] as number) + 1;
  return shares.map((share) => {
    let passed = 0;
    return counts.findIndex((count) => (passed += count) > share * values.length);
  });
}

/** Solid black is darker than the mean of its surroundings only at its rim: what is dark by itself counts, too. */
function darkerThanAround(light: Brightness, byValue: number): Mask {
  const { widthPx, heightPx, values } = light;
  const means = meanAround(light, Math.round(AROUND * Math.max(widthPx, heightPx)));
  const [paper = 255] = sharesOf(light, [0.8]);
  const bits = new Uint8Array(values.length);
  for (let at = 0; at < bits.length; at += 1) {
    const [value, around] = [values[at] as number, means[at] as number];
    const isDarkHere = value < around - byValue;
    const isDarkAnyway = value < DARK_SHARE * paper && around < paper;
    bits[at] = isDarkHere || isDarkAnyway ? 1 : 0;
  }
  return { widthPx, heightPx, bits };
}

/** The edge of the table, of the sheet or of a scan runs into the edge of the picture: no line of a sketch does. */
function withoutEdge(ink: Mask): Mask {
  const bits = ink.bits.slice();
  for (const region of maskRegions(ink, 'by-corners')) {
    if (region.atEdge) for (const at of region.pixels) bits[at] = 0;
  }
  return areaOf({ ...ink, bits }) === 0 ? ink : { ...ink, bits };
}

function withoutDust(ink: Mask): Mask {
  const bits = ink.bits.slice();
  for (const region of maskRegions(ink, 'by-corners')) {
    const isDust = region.pixels.length < DUST_PX || Math.max(boxWidth(region.box), boxHeight(region.box)) < 3;
    if (isDust) for (const at of region.pixels) bits[at] = 0;
  }
  return { ...ink, bits };
}
