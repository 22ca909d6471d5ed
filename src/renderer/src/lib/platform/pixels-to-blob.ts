import type { Pixels } from '#picture/contract.ts';

/** The highest quality is lossless: anything less shows banding in soft shadows. */
const LOSSLESS = 1;
/** No eye tells it from the original in print. */
const ON_PAPER = 0.92;

/** Packs finished pixels into a picture file that the browser can show and keep. */
export const pixelsToBlob = (pixels: Pixels): Promise<Blob> =>
  packed(pixels, { type: 'image/webp', quality: LOSSLESS });

/** Packs finished pixels for a document: PDF knows no newer format than JPEG. */
export const pixelsToJpeg = (pixels: Pixels): Promise<Blob> =>
  packed(pixels, { type: 'image/jpeg', quality: ON_PAPER });

/** Packs finished pixels for programs that know nothing newer: the same pixels, in a larger file. */
export const pixelsToPng = (pixels: Pixels): Promise<Blob> => packed(pixels, { type: 'image/png' });

async function packed({ widthPx, heightPx, rgba }: Pixels, format: ImageEncodeOptions): Promise<Blob> {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No 2D canvas for a finished picture');
  const image = context.createImageData(widthPx, heightPx);
  image.data.set(rgba);
  context.putImageData(image, 0, 0);
  return await canvas.convertToBlob(format);
}
