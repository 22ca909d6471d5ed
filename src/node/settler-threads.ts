import { availableParallelism } from 'node:os';
import type { Settler, SettlingAnswer, SettlingRequest } from '#workbench/settler.ts';
import { openWorkerPool, type WorkerPool } from './worker-pool.ts';

/** More would settle four proposals no sooner: the largest of them takes as long as two small ones. */
const MOST_SETTLERS = 3;

/** Where the entry of a settling thread lies beside this file when nothing is bundled. */
export const settlerEntry = new URL('./settler-worker.ts', import.meta.url);

/** Settlers, one a thread. */
export interface SettlerThreads {
  readonly settlers: readonly Settler[];
  close(): Promise<void>;
}

/**
 * A settler for every core, though not on a single one: while they work, this thread only hands out. Their threads start
 * with the first design.
 */
export function openSettlerThreads(entry: URL = settlerEntry, cores = availableParallelism()): SettlerThreads {
  const count = cores < 2 ? 0 : Math.min(MOST_SETTLERS, cores);
  const opened = Array.from({ length: count }, () => settlerThread(entry));
  return {
    settlers: opened,
    async close() {
      await Promise.all(opened.map((settler) => settler.close()));
    },
  };
}

function settlerThread(entry: URL) {
  let thread: WorkerPool<SettlingRequest, SettlingAnswer> | undefined;
  const running = () => (thread ??= openWorkerPool(entry, 1));
  return {
    warmUp: () => void running(),
    async settle(spec: SettlingRequest['spec'], profile: SettlingRequest['profile']): Promise<SettlingAnswer> {
      const asked = running();
      try {
        const [worker] = asked.workers;
        if (!worker) throw new Error('A pool of one has one worker');
        return await worker.ask({ spec, profile });
      } catch (error) {
        // The thread has died; the next design gets a new one.
        if (thread === asked) thread = undefined;
        throw error;
      }
    },
    async close() {
      await thread?.close();
      thread = undefined;
    },
  };
}
