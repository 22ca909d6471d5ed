import type { PictureFormat } from '#documents/pictures/with-xmp.ts';
import type { Pixels } from '#picture/contract.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { plainName } from '#workbench/files/file-name.ts';
import { today } from '../../lib/format/today.ts';
import { pixelsToJpeg, pixelsToPng } from '../../lib/platform/pixels-to-blob.ts';
import { studioCounter } from '../counter/studio-counter.ts';
import type { Listing } from '../journal/listing.ts';
import { lastAnswer } from '../workbench/last-answer.ts';

/** A design of which a photograph is taken, with what its workshop says of it, where it does. */
export interface PhotographedDesign {
  readonly designId: string;
  readonly spec: DesignSpec;
  readonly listing: Pick<Listing, 'sku' | 'description' | 'tags'> | undefined;
}

interface PhotographFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface FileKind {
  readonly extension: string;
  readonly mediaType: string;
  readonly pack: (pixels: Pixels) => Promise<Blob>;
}

const kinds: Readonly<Record<PictureFormat, FileKind>> = {
  jpeg: { extension: 'jpg', mediaType: 'image/jpeg', pack: pixelsToJpeg },
  png: { extension: 'png', mediaType: 'image/png', pack: pixelsToPng },
};

/** Sharp on a screen, and at ten centimetres in print. */
const SIDE_PX = 1200;

/** Takes a photograph of a design as a file that says what it shows. */
export async function photographFile(
  { designId, spec, listing }: PhotographedDesign,
  format: PictureFormat,
  signal: AbortSignal,
): Promise<Result<PhotographFile>> {
  const picture = { view: 'hero', ground: 'paper', widthPx: SIDE_PX, heightPx: SIDE_PX, seed: spec.seed } as const;
  const job = { type: 'picture', lane: `file of ${designId}`, spec, picture, quick: true } as const;
  const taken = await lastAnswer(job, 'picture', notTaken, signal);
  if (!taken.ok) return taken;
  const { extension, mediaType, pack } = kinds[format];
  try {
    const [{ withXmp }, { xmpPacket }] = await Promise.all([
      import('#documents/pictures/with-xmp.ts'),
      import('#documents/pictures/xmp-packet.ts'),
    ]);
    const packed = new Uint8Array(await (await pack(taken.value.pixels)).arrayBuffer());
    const { sku = '', description = '', tags = [] } = listing ?? {};
    const shopName = studioCounter.store.getState().kept?.shopName ?? '';
    const packet = xmpPacket({ title: spec.title, sku, description, tags, designId, spec, shopName, day: today() });
    const name = [spec.title, sku].filter((part) => part !== '').join(' ');
    return ok({ fileName: `${plainName(name)}.${extension}`, mediaType, bytes: withXmp[format](packed, packet) });
  } catch (error) {
    reportError(error);
    return fail(notTaken);
  }
}

const notTaken: Problem = {
  code: 'photograph_not_taken',
  message: 'This photograph could not be taken.',
  remedy: 'Check the connection, then try again.',
};
