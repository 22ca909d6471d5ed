/** What is kept of every pixel while a picture is taken: sums over its samples. */
export const channels = {
  red: 0,
  green: 1,
  blue: 2,
  /** Of squared brightness, for the spread. */
  squared: 3,
  samples: 4,
  metal: 5,
  stone: 6,
  normalX: 7,
  normalY: 8,
  normalZ: 9,
  depth: 10,
  glare: 11,
} as const;

export const CHANNELS = 12;

/** Sums for a picture or for some of its rows. */
export interface PictureBuffer {
  readonly widthPx: number;
  readonly heightPx: number;
  /** `CHANNELS` numbers a pixel, row after row. */
  readonly sums: Float32Array;
}

export function createPictureBuffer(widthPx: number, heightPx: number): PictureBuffer {
  return { widthPx, heightPx, sums: new Float32Array(widthPx * heightPx * CHANNELS) };
}

/** Adds the sums of some rows to the picture. */
export function addRows(picture: PictureBuffer, fromRow: number, sums: Float32Array): void {
  const start = fromRow * picture.widthPx * CHANNELS;
  for (let k = 0; k < sums.length; k++) {
    picture.sums[start + k] = (picture.sums[start + k] as number) + (sums[k] as number);
  }
}
