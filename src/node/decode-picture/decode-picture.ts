import exifr from 'exifr';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { type PictureKind, pictureHead } from './picture-head.ts';
import { type DecodedPicture, uprighted } from './uprighted.ts';

/** The largest picture that is taken apart here, in millions of pixels: twice what a telephone takes. */
const MOST_MEGAPIXELS = 48;

/** What the decoder of a JPEG may use: four bytes a pixel and its own tables. */
const MOST_MEMORY_MB = 1024;

/** The pixels of a PNG or JPEG file, the right way up. */
export async function decodePicture(bytes: Uint8Array): Promise<Result<DecodedPicture>> {
  const head = pictureHead(bytes);
  if (head === undefined) return fail(problems.noPicture);
  if (head.widthPx * head.heightPx > MOST_MEGAPIXELS * 1e6) return fail(tooLarge(head.widthPx, head.heightPx));
  try {
    return ok(uprighted(decoders[head.kind](Buffer.from(bytes)), await orientationOf(bytes)));
  } catch (error) {
    // The decoders throw at whatever is damaged, each in words of its own.
    const isInInks = error instanceof Error && error.message.startsWith(INKS_UNKNOWN);
    return fail(isInInks ? problems.inInks : problems.damaged);
  }
}

const decoders: Readonly<Record<PictureKind, (file: Buffer) => DecodedPicture>> = {
  // Sixteen bits, palettes, greys and interlace all come out as eight bits of red, green, blue and opacity.
  png: (file) => {
    const { width, height, data } = PNG.sync.read(file);
    return { widthPx: width, heightPx: height, rgba: data };
  },
  // Inks of a printer (CMYK) come out as red, green and blue.
  jpeg: (file) => {
    const { width, height, data } = jpeg.decode(file, {
      useTArray: true,
      maxResolutionInMP: MOST_MEGAPIXELS,
      maxMemoryUsageInMB: MOST_MEMORY_MB,
    });
    return { widthPx: width, heightPx: height, rgba: data };
  },
};

/** How a camera was held, as its file says; 1 is upright. */
async function orientationOf(bytes: Uint8Array): Promise<number> {
  try {
    return (await exifr.orientation(bytes)) ?? 1;
  } catch {
    return 1;
  }
}

/** How the decoder begins to say that it does not know which inks a picture was saved in. */
const INKS_UNKNOWN = 'Unsupported color mode';

const problems = {
  inInks: {
    code: 'picture_in_inks',
    message: 'This picture is saved in the inks of a printer, and does not say which.',
    remedy: 'Save it in RGB, as cameras do.',
  },
  noPicture: {
    code: 'not_a_picture',
    message: 'This file is no PNG or JPEG picture.',
    remedy: 'Save or photograph the sketch as PNG or JPEG.',
  },
  damaged: {
    code: 'picture_damaged',
    message: 'This picture is damaged: it cannot be opened to its end.',
    remedy: 'Save it once more, or take it again.',
  },
} as const satisfies Readonly<Record<string, Problem>>;

function tooLarge(widthPx: number, heightPx: number): Problem {
  return {
    code: 'picture_too_large',
    message: `This picture has ${Math.round((widthPx * heightPx) / 1e6)} megapixels; at most ${MOST_MEGAPIXELS} can be opened.`,
    remedy: 'Save it smaller: a sketch needs no more than one megapixel.',
  };
}
