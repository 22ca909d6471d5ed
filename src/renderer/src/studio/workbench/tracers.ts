import type { Tracer } from '#picture/tracer-crew.ts';
import { openWorkerClient } from '#shared/worker-calls/worker-client.ts';
import { webWorker } from '../../lib/platform/web-worker.ts';

/** Tracing workers beside the workbench's own: more fill the memory of a tablet without being quicker. */
const MOST_TRACERS = 4;

/** A tracing worker for every core but the workbench's; they start with the first photograph. */
export function openTracers(cores: number): readonly Tracer[] {
  const count = Math.min(MOST_TRACERS, Math.max(1, cores - 1));
  return Array.from({ length: count }, (_, index) =>
    openWorkerClient(
      webWorker(
        () =>
          new Worker(new URL('./tracer.worker.ts', import.meta.url), { type: 'module', name: `tracer ${index + 1}` }),
      ),
    ),
  );
}
