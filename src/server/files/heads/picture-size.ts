/** In pixels, as a picture says it of itself. */
export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Reads bytes of a file at a place: fewer than asked for where it ends. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;
