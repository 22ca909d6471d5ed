import { type Handlers, HandedOver } from '#shared/worker-calls/answer-calls.ts';
import type { Call } from '#shared/worker-calls/calls.ts';
import type { PictureModel, PictureRequest } from './contract.ts';
import { prepareScene } from './trace/prepare-scene.ts';
import { createRowTracer, type RowsJob, type RowTracer } from './trace/trace-rows.ts';

/** The calls of a tracing worker. `picture` is a number that no other picture of this worker has at the same time. */
export interface TracerCalls {
  /** Sorts a piece for rays; the worker keeps it until the picture is forgotten. */
  prepare: Call<{ readonly picture: number; readonly model: PictureModel; readonly request: PictureRequest }, void>;
  /**
   * Traces some rows: sums of light by pixel. Undefined when this worker has not prepared the picture, because it was
   * restarted since.
   */
  trace: Call<{ readonly picture: number; readonly rows: RowsJob }, Float32Array<ArrayBuffer> | undefined>;
  forget: Call<{ readonly picture: number }, void>;
}

/** The work of one tracing worker. */
export function tracerHandlers(): Handlers<TracerCalls> {
  const tracers = new Map<number, RowTracer>();
  return {
    prepare({ picture, model, request }) {
      tracers.set(picture, createRowTracer(prepareScene(model, request)));
    },
    trace({ picture, rows }) {
      const sums = tracers.get(picture)?.(rows);
      return sums && new HandedOver(sums, [sums.buffer]);
    },
    forget({ picture }) {
      tracers.delete(picture);
    },
  };
}
