import cormorant from '#documents/fonts/cormorant-garamond-500.ttf?url';
import inter from '#documents/fonts/inter-400.ttf?url';
import interStrong from '#documents/fonts/inter-600.ttf?url';
import type { FontFiles, OrderOnPaper, PrintedPiece } from '#documents/contract.ts';
import type { PieceDocumentName } from '#documents/paper-names.ts';
import type { Pixels } from '#picture/contract.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { plainName } from '#workbench/files/file-name.ts';
import { ownFile } from '../../api/own-file.ts';
import { today } from '../../lib/format/today.ts';
import { pixelsToJpeg } from '../../lib/platform/pixels-to-blob.ts';
import type { Weighed } from '../journal/draft.ts';
import { lastAnswer } from '../workbench/last-answer.ts';

/** The piece that a document is of. */
export interface PaperOf {
  readonly designId: string;
  readonly revisionId: string;
  readonly spec: DesignSpec;
  readonly weighed: Weighed;
  readonly shopName: string;
  /** What it was ordered as; missing on papers of a piece that nobody has ordered. */
  readonly order?: OrderOnPaper;
}

interface WrittenPaper {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Sharp at nine centimetres in print. */
const PICTURE_PX = 900;

/** Papers that show a photograph. */
const PHOTOGRAPHED: readonly PieceDocumentName[] = ['quote', 'jobBag'];

/** Writes a document of a piece: draws and photographs it for it, and loads what writes PDFs. */
export async function writePaper(
  name: PieceDocumentName,
  { weighed, ...of }: PaperOf,
  signal: AbortSignal,
): Promise<Result<WrittenPaper>> {
  const { spec, order } = of;
  const views = await lastAnswer({ type: 'benchViews', lane: 'paper views', spec }, 'benchViews', notWritten, signal);
  if (!views.ok) return views;
  const photograph = PHOTOGRAPHED.includes(name) ? await photographed(spec, signal) : ok(undefined);
  if (!photograph.ok) return photograph;
  const piece: PrintedPiece = {
    ...of,
    ...weighed,
    views: views.value.views,
    photograph: photograph.value,
    day: today(),
  };
  try {
    const [{ pieceDocuments }, fonts] = await Promise.all([import('#documents/registry.ts'), fontFiles()]);
    const { ending, write } = pieceDocuments[name];
    const bytes = await write(piece, fonts);
    const number = order === undefined ? '' : `order-${order.number}-`;
    return ok({ fileName: `${number}${plainName(spec.title)}-${ending}.pdf`, bytes: new Uint8Array(bytes) });
  } catch (error) {
    reportError(error);
    return fail(notWritten);
  }
}

async function photographed(spec: DesignSpec, signal: AbortSignal): Promise<Result<Uint8Array>> {
  const side = { widthPx: PICTURE_PX, heightPx: PICTURE_PX };
  const picture = { view: 'hero', ground: 'paper', ...side, seed: spec.seed } as const;
  const job = { type: 'picture', lane: 'paper picture', spec, picture, quick: true } as const;
  const taken = await lastAnswer(job, 'picture', notWritten, signal);
  if (!taken.ok) return taken;
  const pixels: Pixels = taken.value.pixels;
  return ok(new Uint8Array(await (await pixelsToJpeg(pixels)).arrayBuffer()));
}

async function fontFiles(): Promise<FontFiles> {
  const [text, strong, display] = await Promise.all([ownFile(inter), ownFile(interStrong), ownFile(cormorant)]);
  return { text, strong, display };
}

const notWritten: Problem = {
  code: 'paper_not_written',
  message: 'This paper could not be written.',
  remedy: 'Check the connection, then try again.',
};
