import { SECOND_MS } from '#shared/time-units.ts';

/** Somebody waits at the counter: a model that is silent for so long does not answer. */
export const stepTimeouts = { firstChunkMs: 45 * SECOND_MS, chunkMs: 20 * SECOND_MS, totalMs: 90 * SECOND_MS } as const;
