import { parentPort, Worker } from 'node:worker_threads';
import type { AnsweringPort, StartWorker } from '#shared/worker-calls/protocol.ts';

/**
 * Runs a worker in a thread of Node.
 * @param entry URL of the worker's entry, which depends on the build
 */
export function workerThread(entry: URL): StartWorker {
  return ({ onMessage, onDeath }) => {
    const thread = new Worker(entry);
    thread.on('message', onMessage);
    thread.on('messageerror', onDeath);
    thread.on('error', onDeath);
    thread.on('exit', (code) => onDeath(new Error(`the thread left with code ${code}`)));
    thread.unref();
    return {
      post: (message, transfer) => thread.postMessage(message, transfer),
      async terminate() {
        await thread.terminate();
      },
      keepAlive: (isNeeded) => (isNeeded ? thread.ref() : thread.unref()),
    };
  };
}

/** The caller of this thread, for a worker's entry file. */
export function callerOfThisThread(): AnsweringPort {
  const port = parentPort;
  if (port === null) throw new Error('This file is the entry of a worker thread');
  return {
    post: (message, transfer) => port.postMessage(message, transfer),
    onMessage(listener) {
      port.on('message', listener);
      // The call is unknown, so the thread ends and every pending call is rejected.
      port.on('messageerror', (error) => {
        throw error;
      });
    },
  };
}
