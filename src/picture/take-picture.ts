import type { PictureModel, PictureRequest, Pixels } from './contract.ts';
import { developPicture } from './develop-picture.ts';
import { addRows, createPictureBuffer, type PictureBuffer } from './trace/picture-buffer.ts';
import type { RowsJob } from './trace/trace-rows.ts';
import { type PassPlan, passes, takenSamples, wantedSamples } from './trace/sample-plan.ts';
import { gatherCrew, type Tracer, type TracerCrew } from './tracer-crew.ts';

export interface PictureOptions {
  /** Unique among the pictures that these tracers hold at the same time. */
  readonly picture: number;
  /** How many of the passes to take; all when left out. The first alone is a quick preview. */
  readonly passCount?: number;
  /** Called after each pass with the picture so far; the last one is also the result. */
  readonly onPass?: (pixels: Pixels, pass: number, count: number) => void;
  readonly signal?: AbortSignal;
}

/** Rows of one tile: enough work to be worth a message, and few enough that the workers end together. */
const TILE_ROWS = 8;

/**
 * Takes a picture with any number of tracers, pass after pass; the pixels are the same however many there are and
 * whichever of them die on the way.
 */
export async function takePicture(
  tracers: readonly Tracer[],
  model: PictureModel,
  request: PictureRequest,
  options: PictureOptions,
): Promise<Pixels> {
  const { onPass } = options;
  let finished: Pixels | undefined;
  const buffer = await exposePicture(tracers, model, request, options, (soFar, pass, count) => {
    if (onPass === undefined) return;
    finished = developPicture(soFar);
    onPass(finished, pass, count);
  });
  return finished ?? developPicture(buffer);
}

/** Takes all samples of a picture without developing it, for tests that measure it. */
export async function exposePicture(
  tracers: readonly Tracer[],
  model: PictureModel,
  request: PictureRequest,
  options: Omit<PictureOptions, 'onPass'>,
  afterPass?: (soFar: PictureBuffer, pass: number, count: number) => void,
): Promise<PictureBuffer> {
  const { picture, signal } = options;
  const plan = passes.slice(0, options.passCount ?? passes.length);
  const buffer = createPictureBuffer(request.widthPx, request.heightPx);
  const crew = await gatherCrew(tracers, { picture, model, request });
  try {
    for (const [index, pass] of plan.entries()) {
      await takePass(crew, buffer, pass, signal);
      afterPass?.(buffer, index, plan.length);
    }
    return buffer;
  } finally {
    await crew.dismiss();
  }
}

async function takePass(
  crew: TracerCrew,
  buffer: PictureBuffer,
  pass: PassPlan,
  signal: AbortSignal | undefined,
): Promise<void> {
  // Plan all tiles from the picture before this pass, so that the plan does not depend on which worker is faster.
  const tiles: RowsJob[] = [];
  for (let fromRow = 0; fromRow < buffer.heightPx; fromRow += TILE_ROWS) {
    const toRow = Math.min(buffer.heightPx, fromRow + TILE_ROWS);
    const wanted = wantedSamples(buffer, pass, fromRow, toRow);
    if (wanted.every((count) => count === 0)) continue;
    tiles.push({ fromRow, toRow, taken: takenSamples(buffer, fromRow, toRow), wanted });
  }
  await crew.trace(tiles, ({ fromRow }, sums) => addRows(buffer, fromRow, sums), signal);
}
