import type { Caller, CallMap } from './calls.ts';
import { WorkerDied } from './errors.ts';
import type { StartWorker } from './protocol.ts';
import { type RunningWorker, runWorker } from './running-worker.ts';

/** A worker as those see it who ask it: started when it is needed, and started anew after it has died. */
export interface WorkerClient<C extends CallMap<C>> extends Caller<C> {
  /** Starts the worker now, so that it has loaded when it is needed. */
  warmUp(): void;
  /** Ends the worker for good: calls that wait, and later ones, reject with `WorkerDied`. */
  close(): Promise<void>;
}

/**
 * Asks a worker, and starts it with the first call. When it dies, everything that waits rejects with `WorkerDied` and
 * the next call starts another. Nothing starts one by itself: a worker that can't start fails one call a start.
 */
export function openWorkerClient<C extends CallMap<C>>(start: StartWorker): WorkerClient<C> {
  let running: RunningWorker | undefined;
  let lastId = 0;
  let isClosed = false;

  function worker(): RunningWorker {
    if (isClosed) throw new WorkerDied(new Error('it was closed'));
    if (running !== undefined) return running;
    const started = runWorker(start, () => {
      if (running === started) running = undefined;
    });
    running = started;
    return started;
  }

  return {
    warmUp() {
      try {
        worker();
      } catch (error) {
        // Whoever calls is told; there is nobody here to tell.
        if (!(error instanceof WorkerDied)) throw error;
      }
    },
    call: (name, request, { signal, onPart, transfer = [] } = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const asked = worker();
        lastId += 1;
        const id = lastId;
        const onAbort = () => {
          asked.abort(id);
          reject(signal?.reason);
        };
        const stopListening = () => signal?.removeEventListener('abort', onAbort);
        const waiting = {
          // Both ends are compiled from one map of calls: what comes back under a name is what the map says.
          resolve(result: unknown) {
            stopListening();
            resolve(result as C[typeof name]['result']);
          },
          reject(reason: unknown) {
            stopListening();
            reject(reason);
          },
          onPart: (part: unknown) => onPart?.(part as C[typeof name]['part']),
        };
        asked.ask({ kind: 'call', id, name, request }, waiting, transfer);
        signal?.addEventListener('abort', onAbort);
      }),
    async close() {
      isClosed = true;
      await running?.end(new Error('it was closed'));
    },
  };
}
