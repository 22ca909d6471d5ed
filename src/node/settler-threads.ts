import { availableParallelism } from 'node:os';
import { MOST_SETTLERS, type Settler, settlerOf } from '#workbench/settler.ts';
import type { SettlerCalls } from '#workbench/settler-calls.ts';
import { openWorkerPool } from './worker-pool.ts';

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
  const pool = openWorkerPool<SettlerCalls>(entry, cores < 2 ? 0 : Math.min(MOST_SETTLERS, cores));
  return { settlers: pool.workers.map(settlerOf), close: () => pool.close() };
}
