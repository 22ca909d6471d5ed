import type { MetalSurface } from '#picture/contract.ts';
import type { MetalSorterCalls } from '#picture/metal-sorter-calls.ts';
import type { MetalShape } from '#picture/trace/metal/metal-shape.ts';
import { openWorkerClient } from '#shared/worker-calls/worker-client.ts';
import { webWorker } from '../../lib/platform/web-worker.ts';

const sorter = openWorkerClient<MetalSorterCalls>(
  webWorker(
    () => new Worker(new URL('./metal-sorter.worker.ts', import.meta.url), { type: 'module', name: 'mirrors' }),
  ),
);

/** Sorts the metal of a piece for ray tracing, in a worker so that the page stays responsive. */
export function sortMetal(metals: readonly MetalSurface[]): Promise<MetalShape> {
  return sorter.call(
    'sort',
    metals.map(({ positions, normals }) => ({ positions, normals })),
  );
}
