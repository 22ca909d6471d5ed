import type { PictureModel, PictureRequest } from './contract.ts';
import { prepareScene } from './trace/prepare-scene.ts';
import { createRowTracer, type RowsJob, type RowTracer } from './trace/trace-rows.ts';

/** What a tracing worker is asked: plain data that every kind of worker can be sent. */
export type TileRequest =
  | {
      readonly type: 'prepare';
      readonly picture: number;
      readonly model: PictureModel;
      readonly request: PictureRequest;
    }
  | { readonly type: 'trace'; readonly picture: number; readonly rows: RowsJob }
  | { readonly type: 'forget'; readonly picture: number };

/** What it answers, in the order of the requests. */
export type TileAnswer =
  | { readonly type: 'ready'; readonly picture: number }
  | {
      readonly type: 'traced';
      readonly picture: number;
      readonly fromRow: number;
      readonly sums: Float32Array<ArrayBuffer>;
    };

/** The work of one tracing worker: its entry file only passes messages in and answers out. */
export interface TileWorker {
  answer(request: TileRequest): TileAnswer;
}

export function createTileWorker(): TileWorker {
  const tracers = new Map<number, RowTracer>();
  return {
    answer(request) {
      const { picture } = request;
      switch (request.type) {
        case 'prepare':
          tracers.set(picture, createRowTracer(prepareScene(request.model, request.request)));
          return { type: 'ready', picture };
        case 'forget':
          tracers.delete(picture);
          return { type: 'ready', picture };
        case 'trace': {
          const tracer = tracers.get(picture);
          if (tracer === undefined) throw new Error(`Picture ${picture} was never prepared in this worker`);
          return { type: 'traced', picture, fromRow: request.rows.fromRow, sums: tracer(request.rows) };
        }
      }
    },
  };
}

/** What of an answer is handed over instead of copied. */
export function transferOf(answer: TileAnswer): ArrayBuffer[] {
  return answer.type === 'traced' ? [answer.sums.buffer] : [];
}
