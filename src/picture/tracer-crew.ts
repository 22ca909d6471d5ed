import type { Caller } from '#shared/worker-calls/calls.ts';
import { WorkerDied } from '#shared/worker-calls/errors.ts';
import type { PictureModel, PictureRequest } from './contract.ts';
import type { RowsJob } from './trace/trace-rows.ts';
import type { TracerCalls } from './tracer-calls.ts';

/** A tracing worker, wherever it runs. */
export type Tracer = Caller<TracerCalls>;

/** What the tracers of one picture have to prepare. */
export interface CrewTask {
  readonly picture: number;
  readonly model: PictureModel;
  readonly request: PictureRequest;
}

/** The tracers that work on one picture. */
export interface TracerCrew {
  /** Traces every tile once, in no particular order; rejects when the signal is aborted between two tiles. */
  trace(
    tiles: readonly RowsJob[],
    onTraced: (tile: RowsJob, sums: Float32Array<ArrayBuffer>) => void,
    signal?: AbortSignal,
  ): Promise<void>;
  /** Lets the tracers forget the picture. */
  dismiss(): Promise<void>;
}

/**
 * Prepares tracers for one picture. One that dies drops out of this picture and the others trace its tile. When none is
 * left, their successors go on; they are given up when they too die before they have traced a single tile.
 */
export async function gatherCrew(tracers: readonly Tracer[], task: CrewTask): Promise<TracerCrew> {
  const { picture } = task;
  const present = new Set<Tracer>();
  let death: WorkerDied | undefined;
  let mayCallSuccessors = true;

  async function prepareAll(): Promise<void> {
    const prepared = await Promise.allSettled(tracers.map((tracer) => tracer.call('prepare', task)));
    for (const [index, { status }] of prepared.entries()) {
      if (status === 'fulfilled') present.add(tracers[index] as Tracer);
    }
    for (const one of prepared) if (one.status === 'rejected') noteDeath(one.reason);
  }

  function noteDeath(error: unknown): void {
    if (!(error instanceof WorkerDied)) throw error;
    death = error;
  }

  /**
   * The sums of a tile; undefined when the tracer has died, or when its successor answers, which has not prepared the
   * picture.
   */
  async function traced(tracer: Tracer, rows: RowsJob): Promise<Float32Array<ArrayBuffer> | undefined> {
    try {
      return await tracer.call('trace', { picture, rows });
    } catch (error) {
      noteDeath(error);
      return undefined;
    }
  }

  async function dismiss(): Promise<void> {
    await Promise.allSettled([...present].map((tracer) => tracer.call('forget', { picture })));
  }

  try {
    await prepareAll();
  } catch (error) {
    await dismiss();
    throw error;
  }

  return {
    async trace(tiles, onTraced, signal) {
      const left = [...tiles];
      async function work(tracer: Tracer): Promise<void> {
        for (let tile = left.shift(); tile !== undefined; tile = left.shift()) {
          signal?.throwIfAborted();
          const sums = await traced(tracer, tile);
          if (sums === undefined) {
            present.delete(tracer);
            // Put the tile last: if tracers die at it, they trace the others first.
            left.push(tile);
            return;
          }
          mayCallSuccessors = true;
          onTraced(tile, sums);
        }
      }
      while (left.length > 0) {
        if (present.size === 0) {
          if (!mayCallSuccessors) throw death ?? new Error('There is no tracer');
          mayCallSuccessors = false;
          await prepareAll();
        }
        await Promise.all([...present].map(work));
      }
    },
    dismiss,
  };
}
