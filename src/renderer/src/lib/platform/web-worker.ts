import type { AnsweringPort, FromWorker, StartWorker, ToWorker } from '#shared/worker-calls/protocol.ts';

/**
 * Runs a worker of the browser.
 * @param create `new Worker(new URL('./x.worker.ts', import.meta.url), …)`: the bundler finds a worker's file only where
 *   it is spelt out like this
 */
export function webWorker(create: () => Worker): StartWorker {
  return ({ onMessage, onDeath }) => {
    const worker = create();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => onMessage(data);
    worker.onmessageerror = () => onDeath(new Error('it sent something that cannot be read'));
    worker.onerror = (event) => {
      // The callers that wait are told; the console need not repeat it.
      event.preventDefault();
      // A file that does not load is an event without a message.
      onDeath(new Error(event.message || 'it could not be loaded'));
    };
    return {
      post: (message, transfer) => worker.postMessage(message, { transfer: [...transfer] }),
      terminate: () => worker.terminate(),
    };
  };
}

/** The caller of this worker, for its entry file. */
export function callerOfThisWorker(): AnsweringPort {
  return {
    post: (message, transfer) => self.postMessage(message, { transfer: [...transfer] }),
    onMessage(listener) {
      self.onmessage = ({ data }: MessageEvent<ToWorker>) => listener(data);
      // Nobody knows which call it was: this error ends the worker, and every caller that waits is told.
      self.onmessageerror = () => reportError(new Error('a call could not be read'));
    },
  };
}
