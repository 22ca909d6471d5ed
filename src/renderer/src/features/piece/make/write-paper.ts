import cormorant from '#documents/fonts/cormorant-garamond-500.ttf?url';
import inter from '#documents/fonts/inter-400.ttf?url';
import interStrong from '#documents/fonts/inter-600.ttf?url';
import type { FontFiles, PrintedPiece } from '#documents/contract.ts';
import type { PieceDocumentName } from '#documents/paper-names.ts';
import type { Pixels } from '#picture/contract.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { plainName } from '#workbench/files/file-name.ts';
import { ownFile } from '../../../api/own-file.ts';
import { today } from '../../../lib/format/today.ts';
import { pixelsToJpeg } from '../../../lib/platform/pixels-to-blob.ts';
import { studioCounter } from '../../../studio/counter/studio-counter.ts';
import type { Draft, Revision, Weighed } from '../../../studio/journal/draft.ts';
import { keeper } from '../../../studio/studio.ts';
import { lastAnswer } from '../../../studio/workbench/last-answer.ts';

/** The piece that a document is of. */
export interface PaperOf {
  readonly draft: Draft;
  readonly revision: Revision;
  readonly weighed: Weighed;
}

interface WrittenPaper {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Sharp at nine centimetres in print. */
const PICTURE_PX = 900;

/** Writes a document of a piece: draws and photographs it for it, and loads what writes PDFs. */
export async function writePaper(
  name: PieceDocumentName,
  { draft, revision, weighed }: PaperOf,
  signal: AbortSignal,
): Promise<Result<WrittenPaper>> {
  const { spec } = revision;
  const views = await lastAnswer({ type: 'benchViews', lane: 'paper views', spec }, 'benchViews', signal, notWritten);
  if (!views.ok) return views;
  const photograph = name === 'quote' ? await photographed(revision, signal) : ok(undefined);
  if (!photograph.ok) return photograph;
  const piece: PrintedPiece = {
    spec,
    sheet: weighed.sheet,
    findings: weighed.findings,
    views: views.value.views,
    photograph: photograph.value,
    setPrice: setPriceOf(draft.id),
    shopName: studioCounter.store.getState().kept?.shopName ?? '',
    designId: draft.id,
    revisionId: revision.id,
    day: today(),
  };
  try {
    const [{ pieceDocuments }, fonts] = await Promise.all([import('#documents/registry.ts'), fontFiles()]);
    const { ending, write } = pieceDocuments[name];
    const bytes = await write(piece, fonts);
    return ok({ fileName: `${plainName(spec.title)}-${ending}.pdf`, bytes: new Uint8Array(bytes) });
  } catch (error) {
    reportError(error);
    return fail(notWritten);
  }
}

async function photographed({ spec }: Revision, signal: AbortSignal): Promise<Result<Uint8Array>> {
  const side = { widthPx: PICTURE_PX, heightPx: PICTURE_PX };
  const picture = { view: 'hero', ground: 'paper', ...side, seed: spec.seed } as const;
  const job = { type: 'picture', lane: 'paper picture', spec, picture, quick: true } as const;
  const taken = await lastAnswer(job, 'picture', signal, notWritten);
  if (!taken.ok) return taken;
  const pixels: Pixels = taken.value.pixels;
  return ok(new Uint8Array(await (await pixelsToJpeg(pixels)).arrayBuffer()));
}

function setPriceOf(designId: string): PrintedPiece['setPrice'] {
  const set = keeper.store.getState().kept[designId]?.listing?.priceOverride;
  return set && { amount: set.hundredths / 100, currency: set.currency };
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
