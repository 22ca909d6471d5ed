import { LONGEST_PREVIEW_SIDE_PX, MOST_PREVIEW_BYTES } from '#shared/forms/file-rules.ts';

/** Nothing is seen of it at this size. */
const QUALITY = 0.82;

/**
 * A smaller copy of a picture for lists: upright as its camera was held, on white where it is transparent, since JPEG knows
 * no transparency.
 * @returns undefined where the picture is small by itself, or this browser can't read it
 */
export async function previewOf(picture: Blob): Promise<Blob | undefined> {
  try {
    const image = await createImageBitmap(picture);
    const scale = LONGEST_PREVIEW_SIDE_PX / Math.max(image.width, image.height);
    if (scale >= 1 && picture.size <= MOST_PREVIEW_BYTES) return undefined;
    const [width, height] = [image.width, image.height].map((px) => Math.max(1, Math.round(px * Math.min(1, scale))));
    const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
    const context = canvas.getContext('2d');
    if (context === null) return undefined;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  } catch {
    return undefined;
  }
}
