import { luminance } from '../light/luminance.ts';
import { CHANNELS, channels, type PictureBuffer } from './picture-buffer.ts';

/** The most samples per pixel in one pass, where they still change anything. */
export interface PassPlan {
  readonly ground: number;
  readonly metal: number;
  readonly stone: number;
}

/**
 * The passes of a picture: the first is enough to recognise a piece, the last is clean. Ground needs few samples
 * because its shadow is computed, not sampled; stones need most because a pixel may hold a dozen facets.
 */
export const passes: readonly PassPlan[] = [
  { ground: 2, metal: 2, stone: 2 },
  { ground: 2, metal: 6, stone: 8 },
  { ground: 2, metal: 16, stone: 24 },
  { ground: 2, metal: 24, stone: 48 },
];

/** Standard error, in shares of the finished (encoded) brightness, below which nobody sees a difference: 2 of 255. */
const CLEAN = 0.008;
/** Every pixel of the piece gets this many samples before its spread is trusted. */
const TRUSTED = 6;

/** How many more samples each pixel of some rows gets in a pass. */
export function wantedSamples(
  picture: PictureBuffer,
  pass: PassPlan,
  fromRow: number,
  toRow: number,
): Uint8Array<ArrayBuffer> {
  const { widthPx } = picture;
  const wanted = new Uint8Array((toRow - fromRow) * widthPx);
  for (let row = fromRow; row < toRow; row++) {
    for (let column = 0; column < widthPx; column++) {
      wanted[(row - fromRow) * widthPx + column] = wantedHere(picture, pass, column, row);
    }
  }
  return wanted;
}

/** Samples that each pixel of some rows has. */
export function takenSamples(picture: PictureBuffer, fromRow: number, toRow: number): Uint8Array<ArrayBuffer> {
  const start = fromRow * picture.widthPx;
  return Uint8Array.from(
    { length: (toRow - fromRow) * picture.widthPx },
    (_, pixel) => picture.sums[(start + pixel) * CHANNELS + channels.samples] as number,
  );
}

function wantedHere(picture: PictureBuffer, pass: PassPlan, column: number, row: number): number {
  const at = (row * picture.widthPx + column) * CHANNELS;
  const taken = picture.sums[at + channels.samples] as number;
  if (taken === 0) return pass.ground;
  const near = neighbourhood(picture, column, row);
  // Ground that mirrors the piece is sampled like metal; paper has no spread at all.
  const limit = near.stone ? pass.stone : near.metal || near.error > CLEAN ? pass.metal : pass.ground;
  if (limit <= taken) return 0;
  if (taken < TRUSTED) return Math.min(limit, TRUSTED) - taken;
  const needed = Math.ceil(taken * (near.error / CLEAN) ** 2);
  return Math.max(0, Math.min(limit, needed) - taken);
}

/** What lies within one pixel around, and the largest standard error there: an edge beside this pixel may cross it. */
function neighbourhood(picture: PictureBuffer, column: number, row: number) {
  let metal = false;
  let stone = false;
  let error = 0;
  for (let y = Math.max(0, row - 1); y <= Math.min(picture.heightPx - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(picture.widthPx - 1, column + 1); x++) {
      const at = (y * picture.widthPx + x) * CHANNELS;
      metal ||= (picture.sums[at + channels.metal] as number) > 0;
      stone ||= (picture.sums[at + channels.stone] as number) > 0;
      const own = x === column && y === row;
      error = Math.max(error, standardError(picture.sums, at) * (own ? 1 : 0.5));
    }
  }
  return { metal, stone, error };
}

/** Standard error of a pixel's mean brightness as it appears on the picture (gamma 2.2). */
export function standardError(sums: Float32Array, at: number): number {
  const samples = sums[at + channels.samples] as number;
  if (samples < 2) return 1;
  const mean =
    luminance(
      sums[at + channels.red] as number,
      sums[at + channels.green] as number,
      sums[at + channels.blue] as number,
    ) / samples;
  const spread = Math.max(0, (sums[at + channels.squared] as number) / samples - mean * mean);
  return Math.sqrt(spread / samples) / (2.2 * Math.max(0.004, mean) ** 0.545);
}
