import type { Pixels } from '#picture/contract.ts';

/** The highest quality is lossless: anything less shows banding in soft shadows. */
const LOSSLESS = 1;

/** Packs finished pixels into a picture file that the browser can show and keep. */
export async function pixelsToBlob({ widthPx, heightPx, rgba }: Pixels): Promise<Blob> {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No 2D canvas for a finished picture');
  const image = context.createImageData(widthPx, heightPx);
  image.data.set(rgba);
  context.putImageData(image, 0, 0);
  return await canvas.convertToBlob({ type: 'image/webp', quality: LOSSLESS });
}
