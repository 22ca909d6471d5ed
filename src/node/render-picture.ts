import { availableParallelism } from 'node:os';
import type { PictureModel, PictureRequest, Pixels } from '#picture/contract.ts';
import { takePicture } from '#picture/take-picture.ts';
import type { TracerCalls } from '#picture/tracer-calls.ts';
import { openWorkerPool, type WorkerPool } from './worker-pool.ts';

/** Threads that take pictures. */
export type TracerPool = WorkerPool<TracerCalls>;

/** The entry of a tracing thread, when nothing is bundled. */
const tracerEntry = new URL('./tracer-worker.ts', import.meta.url);

export function openTracerPool(entry: URL = tracerEntry, threads = availableParallelism()): TracerPool {
  return openWorkerPool(entry, threads);
}

export interface RenderOptions {
  /** A pool that outlives this picture; without one, threads are started for this picture alone. */
  readonly pool?: TracerPool;
  readonly threads?: number;
  readonly entry?: URL;
  readonly passCount?: number;
  readonly onPass?: (pixels: Pixels, pass: number, count: number) => void;
  readonly signal?: AbortSignal;
}

let pictures = 0;

/** Takes one picture with all threads of a pool. */
export async function renderPictureNode(
  model: PictureModel,
  request: PictureRequest,
  options: RenderOptions = {},
): Promise<Pixels> {
  const { pool: lent, threads, entry, ...rest } = options;
  const pool = lent ?? openTracerPool(entry, threads);
  try {
    pictures += 1;
    return await takePicture(pool.workers, model, request, { ...rest, picture: pictures });
  } finally {
    if (lent === undefined) await pool.close();
  }
}
