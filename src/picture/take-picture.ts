import type { PictureModel, PictureRequest, Pixels } from './contract.ts';
import { developPicture } from './develop-picture.ts';
import { createTileWorker, type TileAnswer, type TileRequest } from './tile-job.ts';
import { addRows, createPictureBuffer, type PictureBuffer } from './trace/picture-buffer.ts';
import { type PassPlan, passes, takenSamples, wantedSamples } from './trace/sample-plan.ts';

/** A worker as the photographer sees it, wherever it runs. Requests to one worker are answered in their order. */
export interface TilePort {
  ask(request: TileRequest): Promise<TileAnswer>;
}

export interface PictureOptions {
  /** Unique among the pictures that these workers hold at the same time. */
  readonly picture: number;
  /** How many of the passes to take; all when left out. The first alone is a quick preview. */
  readonly passCount?: number;
  /** Called after each pass with the picture so far; the last one is also the result. */
  readonly onPass?: (pixels: Pixels, pass: number, count: number) => void;
  readonly signal?: AbortSignal;
}

/** Rows of one tile: enough work to be worth a message, little enough that workers end together. */
const TILE_ROWS = 8;

/** Takes a picture with any number of workers, pass after pass; the same pixels however many there are. */
export async function takePicture(
  ports: readonly TilePort[],
  model: PictureModel,
  request: PictureRequest,
  options: PictureOptions,
): Promise<Pixels> {
  const { onPass } = options;
  let finished: Pixels | undefined;
  const buffer = await exposePicture(ports, model, request, options, (soFar, pass, count) => {
    if (onPass === undefined) return;
    finished = developPicture(soFar);
    onPass(finished, pass, count);
  });
  return finished ?? developPicture(buffer);
}

/** Takes all samples of a picture without developing it: what tests measure. */
export async function exposePicture(
  ports: readonly TilePort[],
  model: PictureModel,
  request: PictureRequest,
  options: Omit<PictureOptions, 'onPass'>,
  afterPass?: (soFar: PictureBuffer, pass: number, count: number) => void,
): Promise<PictureBuffer> {
  const { picture, signal } = options;
  const plan = passes.slice(0, options.passCount ?? passes.length);
  const buffer = createPictureBuffer(request.widthPx, request.heightPx);
  try {
    await Promise.all(ports.map((port) => port.ask({ type: 'prepare', picture, model, request })));
    for (const [index, pass] of plan.entries()) {
      await takePass(ports, buffer, pass, picture, signal);
      afterPass?.(buffer, index, plan.length);
    }
    return buffer;
  } finally {
    await Promise.allSettled(ports.map((port) => port.ask({ type: 'forget', picture })));
  }
}

/** A tracing worker in this very thread: for tests, and where no other thread can be had. */
export function portInThisThread(): TilePort {
  const worker = createTileWorker();
  return { ask: async (request) => worker.answer(request) };
}

async function takePass(
  ports: readonly TilePort[],
  buffer: PictureBuffer,
  pass: PassPlan,
  picture: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  // Wishes are read from the picture as it was before this pass, or they would depend on which worker was faster.
  const tiles: TileRequest[] = [];
  for (let fromRow = 0; fromRow < buffer.heightPx; fromRow += TILE_ROWS) {
    const toRow = Math.min(buffer.heightPx, fromRow + TILE_ROWS);
    const wanted = wantedSamples(buffer, pass, fromRow, toRow);
    if (wanted.every((count) => count === 0)) continue;
    tiles.push({
      type: 'trace',
      picture,
      rows: { fromRow, toRow, taken: takenSamples(buffer, fromRow, toRow), wanted },
    });
  }
  let next = 0;
  await Promise.all(
    ports.map(async (port) => {
      for (let tile = tiles[next++]; tile !== undefined; tile = tiles[next++]) {
        signal?.throwIfAborted();
        const answer = await port.ask(tile);
        if (answer.type === 'traced') addRows(buffer, answer.fromRow, answer.sums);
      }
    }),
  );
}
