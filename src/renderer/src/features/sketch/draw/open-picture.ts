import type { Bitmap } from '#designer/sketch/contract.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';

/** A picture of a sketch, small enough to be read, and as it is shown. */
export interface OpenedPicture {
  readonly bitmap: Bitmap;
  readonly picture: string;
  readonly aspect: number;
}

/** A larger file is no photograph of a sheet. */
const MOST_MEGABYTES = 60;

/** Longer side that is kept of it: a line of a pencil stays several pixels broad. */
const LONGEST_PX = 1280;

const accepted: readonly string[] = ['image/png', 'image/jpeg'];

/** Opens a picture file with the browser's own decoder, the right way up. */
export async function openPicture(file: File): Promise<Result<OpenedPicture>> {
  if (!accepted.includes(file.type)) return fail(problems.noPicture);
  if (file.size > MOST_MEGABYTES * 1e6) return fail(problems.tooLarge);
  let opened: ImageBitmap;
  try {
    opened = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return fail(problems.damaged);
  }
  const scale = Math.min(1, LONGEST_PX / Math.max(opened.width, opened.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(opened.width * scale));
  canvas.height = Math.max(1, Math.round(opened.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return fail(problems.damaged);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(opened, 0, 0, canvas.width, canvas.height);
  opened.close();
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return ok({
    bitmap: { widthPx: canvas.width, heightPx: canvas.height, rgba: data },
    picture: canvas.toDataURL('image/jpeg', 0.8),
    aspect: canvas.height / canvas.width,
  });
}

const problems = {
  noPicture: {
    code: 'not_a_picture',
    message: 'This file is no PNG or JPEG picture.',
    remedy: 'Save or photograph the sketch as PNG or JPEG.',
  },
  tooLarge: {
    code: 'picture_too_large',
    message: `This file is larger than ${MOST_MEGABYTES} MB.`,
    remedy: 'Save it smaller: a sketch needs no more than one megapixel.',
  },
  damaged: {
    code: 'picture_damaged',
    message: 'This picture cannot be opened: it is damaged or too large for this device.',
    remedy: 'Save it once more and smaller, or take it again.',
  },
} as const satisfies Readonly<Record<string, Problem>>;
