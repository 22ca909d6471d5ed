import { openWorkerClient } from '#shared/worker-calls/worker-client.ts';
import { MOST_SETTLERS, type Settler, settlerOf } from '#workbench/tray/settler.ts';
import { webWorker } from '../../lib/platform/web-worker.ts';

/** A settler takes about 150 MB: below this memory, which browsers round and cap at 8 GB, there is none. */
const LEAST_MEMORY_GB = 4;

/** What a browser reveals about its machine; not every one reveals the memory. */
export interface Machine {
  readonly hardwareConcurrency: number;
  readonly deviceMemory?: number;
}

/** How many settlers a machine has room for. The workbench needs no core of its own: it only hands out work meanwhile. */
export function settlerCount({ hardwareConcurrency, deviceMemory = LEAST_MEMORY_GB }: Machine): number {
  if (hardwareConcurrency < 2 || deviceMemory < LEAST_MEMORY_GB) return 0;
  return Math.min(MOST_SETTLERS, hardwareConcurrency);
}

/** Settlers that start their worker with the first design. */
export function openSettlers(count: number): readonly Settler[] {
  return Array.from({ length: count }, (_, index) =>
    settlerOf(
      openWorkerClient(
        webWorker(
          () =>
            new Worker(new URL('./settler.worker.ts', import.meta.url), {
              type: 'module',
              name: `settler ${index + 1}`,
            }),
        ),
      ),
    ),
  );
}
