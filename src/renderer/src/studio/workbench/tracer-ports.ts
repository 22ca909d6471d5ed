import type { TileAnswer, TileRequest } from '#picture/tile-job.ts';
import type { TilePort } from '#picture/take-picture.ts';

/** Tracing workers beside the workbench's own: more fill the memory of a tablet without being quicker. */
const MOST_TRACERS = 4;

/** Starts a tracing worker for every core but the workbench's. */
export function openTracerPorts(cores: number): readonly TilePort[] {
  const count = Math.min(MOST_TRACERS, Math.max(1, cores - 1));
  return Array.from({ length: count }, (_, index) =>
    tracerPort(
      new Worker(new URL('./tracer.worker.ts', import.meta.url), { type: 'module', name: `tracer ${index + 1}` }),
    ),
  );
}

/** Requests to one worker are answered in their order, so its answers need no numbers. */
function tracerPort(worker: Worker): TilePort {
  const waiting: { resolve(answer: TileAnswer): void; reject(reason: Error): void }[] = [];
  worker.onmessage = ({ data }: MessageEvent<TileAnswer>) => waiting.shift()?.resolve(data);
  worker.onerror = (event) => {
    for (const one of waiting.splice(0)) one.reject(new Error(event.message));
  };
  return {
    ask: (request: TileRequest) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(request);
      }),
  };
}
