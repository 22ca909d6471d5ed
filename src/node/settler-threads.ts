import { availableParallelism } from 'node:os';
import { MOST_SETTLERS, type Settler, settlerOf } from '#workbench/tray/settler.ts';
import type { SettlerCalls } from '#workbench/tray/settler-calls.ts';
import { openWorkerPool } from './worker-pool.ts';

/** The entry of a settling thread, when nothing is bundled. */
const settlerEntry = new URL('./settler-worker.ts', import.meta.url);

/** Settlers, each in its own thread. */
export interface SettlerThreads {
  readonly settlers: readonly Settler[];
  close(): Promise<void>;
}

/**
 * A settler for every core, but none on a single core: while settlers work, this thread only distributes. Their threads
 * start with the first design.
 */
export function openSettlerThreads(entry: URL = settlerEntry, cores = availableParallelism()): SettlerThreads {
  const pool = openWorkerPool<SettlerCalls>(entry, cores < 2 ? 0 : Math.min(MOST_SETTLERS, cores));
  return { settlers: pool.workers.map(settlerOf), close: () => pool.close() };
}
