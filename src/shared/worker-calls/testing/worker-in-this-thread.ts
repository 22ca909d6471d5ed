import { MessageChannel } from 'node:worker_threads';
import { answerCalls, type Handlers } from '../answer-calls.ts';
import type { CallMap } from '../calls.ts';
import type { StartWorker } from '../protocol.ts';

/** Workers for tests, which run in the test's own thread and which it can kill. */
export interface WorkersInThisThread {
  readonly start: StartWorker;
  /** How many were started. */
  started(): number;
  /** Kills the one that was started last, as an error outside every call does. */
  kill(reason: string): void;
}

/**
 * Messages go through a real channel: they are cloned or transferred, and arrive in later turns, as between threads.
 */
export function workersInThisThread<C extends CallMap<C>>(
  handlers: () => Handlers<C> | Promise<Handlers<C>>,
): WorkersInThisThread {
  let count = 0;
  let killLast: (reason: string) => void = () => {};
  return {
    start({ onMessage, onDeath }) {
      count += 1;
      const { port1: here, port2: there } = new MessageChannel();
      here.on('message', onMessage);
      here.unref();
      answerCalls<C>(
        {
          post: (message, transfer) => there.postMessage(message, transfer),
          onMessage(listener) {
            there.on('message', listener).unref();
          },
        },
        handlers(),
      );
      killLast = (reason) => onDeath(new Error(reason));
      return {
        post: (message, transfer) => here.postMessage(message, transfer),
        terminate() {
          // A terminated worker sends nothing more.
          here.off('message', onMessage);
          here.close();
        },
      };
    },
    started: () => count,
    kill: (reason) => killLast(reason),
  };
}
