import type { Caller, CallMap } from './calls.ts';
import { WorkerDied } from './errors.ts';
import type { StartWorker } from './protocol.ts';
import { type RunningWorker, runWorker } from './running-worker.ts';

/** A worker as its callers see it: started when it is needed, and restarted after it has died. */
export interface WorkerClient<C extends CallMap<C>> extends Caller<C> {
  /** Starts the worker now, so that it is loaded when it is needed. */
  warmUp(): void;
  /** Ends the worker for good: pending and later calls reject with `WorkerDied`. */
  close(): Promise<void>;
}

/**
 * Calls a worker, which the first call starts. When it dies, all pending calls reject with `WorkerDied`, and the next
 * call starts another. Only calls start a worker, so one that can't start fails one call at each attempt.
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
        // The next call will report it; here nobody waits for an answer.
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
          // Both ends are typed by one map of calls, so the result has the type in the map.
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
