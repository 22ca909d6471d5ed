import type { MetalSurface } from '#picture/contract.ts';
import type { MetalShape } from '#picture/trace/metal-shape.ts';

interface Waiting {
  resolve(shape: MetalShape): void;
  reject(reason: Error): void;
}

let worker: Worker | undefined;
const waiting: Waiting[] = [];

/** Sorts the metal of a piece for rays in a worker, so that the page does not stand still meanwhile. */
export function sortMetal(metals: readonly MetalSurface[]): Promise<MetalShape> {
  worker ??= startWorker();
  const sorting = worker;
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    sorting.postMessage(metals.map(({ positions, normals }) => ({ positions, normals })));
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./metal-shape.worker.ts', import.meta.url), { type: 'module', name: 'mirrors' });
  // Pieces are sorted in the order in which they were sent, so the answers need no numbers.
  started.onmessage = ({ data }: MessageEvent<MetalShape>) => waiting.shift()?.resolve(data);
  started.onerror = (event) => {
    worker = undefined;
    for (const one of waiting.splice(0)) one.reject(new Error(event.message));
  };
  return started;
}
