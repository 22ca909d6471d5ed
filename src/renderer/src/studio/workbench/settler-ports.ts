import type { Settler, SettlingAnswer, SettlingRequest } from '#workbench/settler.ts';

/** More would settle four proposals no sooner: the largest of them takes as long as two small ones. */
const MOST_SETTLERS = 3;

/** A settler takes about 150 MB: below this memory, which browsers round and cap at 8 GB, there is none. */
const LEAST_MEMORY_GB = 4;

/** What a browser says of its machine; not every one tells the memory. */
export interface Machine {
  readonly hardwareConcurrency: number;
  readonly deviceMemory?: number;
}

/** How many settlers a machine has room for beside the workbench, which only hands out while they work. */
export function settlerCount({ hardwareConcurrency, deviceMemory = LEAST_MEMORY_GB }: Machine): number {
  if (hardwareConcurrency < 2 || deviceMemory < LEAST_MEMORY_GB) return 0;
  return Math.min(MOST_SETTLERS, hardwareConcurrency);
}

/** What a settler needs of a worker. */
export interface SettlerWorker {
  postMessage(request: SettlingRequest): void;
  onmessage: ((event: MessageEvent<SettlingAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** Settlers that start their worker with the first design, and a new one after it has died. */
export function openSettlers(count: number, startWorker: (name: string) => SettlerWorker): readonly Settler[] {
  return Array.from({ length: count }, (_, index) => settlerPort(() => startWorker(`settler ${index + 1}`)));
}

interface Waiting {
  resolve(answer: SettlingAnswer): void;
  reject(reason: Error): void;
}

/** Requests to one worker are answered in their order, so its answers need no numbers. */
function settlerPort(startWorker: () => SettlerWorker): Settler {
  let worker: SettlerWorker | undefined;
  const waiting: Waiting[] = [];

  function running(): SettlerWorker {
    if (worker !== undefined) return worker;
    const started = startWorker();
    started.onmessage = ({ data }) => waiting.shift()?.resolve(data);
    started.onerror = (event) => {
      event.preventDefault();
      started.terminate();
      worker = undefined;
      for (const one of waiting.splice(0)) one.reject(new Error(event.message));
    };
    worker = started;
    return started;
  }

  return {
    warmUp: () => void running(),
    settle: (spec, profile) =>
      new Promise((resolve, reject) => {
        const asked = running();
        waiting.push({ resolve, reject });
        asked.postMessage({ spec, profile });
      }),
  };
}
