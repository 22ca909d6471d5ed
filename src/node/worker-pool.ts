import type { CallMap } from '#shared/worker-calls/calls.ts';
import { openWorkerClient, type WorkerClient } from '#shared/worker-calls/worker-client.ts';
import { workerThread } from './worker-thread.ts';

/** Worker threads of one kind; each starts when it is first called. */
export interface WorkerPool<C extends CallMap<C>> {
  readonly workers: readonly WorkerClient<C>[];
  close(): Promise<void>;
}

/** @param entry URL of the worker's entry, which depends on the build */
export function openWorkerPool<C extends CallMap<C>>(entry: URL, threads: number): WorkerPool<C> {
  const workers = Array.from({ length: threads }, () => openWorkerClient<C>(workerThread(entry)));
  return {
    workers,
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}
