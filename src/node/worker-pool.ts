import { Worker } from 'node:worker_threads';

/** One worker thread that answers requests in their order. */
export interface PooledWorker<Request, Answer> {
  ask(request: Request): Promise<Answer>;
}

/** Worker threads of one kind. */
export interface WorkerPool<Request, Answer> {
  readonly workers: readonly PooledWorker<Request, Answer>[];
  close(): Promise<void>;
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Starts worker threads from an entry file, which answers every message with one message.
 *
 * @param entry URL of the worker's entry: composition roots know where a build puts it.
 */
export function openWorkerPool<Request, Answer>(entry: URL, threads: number): WorkerPool<Request, Answer> {
  const opened = Array.from({ length: threads }, () => openWorker<Request, Answer>(entry));
  return {
    workers: opened,
    async close() {
      await Promise.all(opened.map((worker) => worker.close()));
    },
  };
}

function openWorker<Request, Answer>(entry: URL) {
  const thread = new Worker(entry);
  const waiting: Waiting<Answer>[] = [];
  let broken: Error | undefined;
  const breakAll = (reason: Error): void => {
    broken = reason;
    for (const each of waiting.splice(0)) each.reject(reason);
  };
  thread.on('message', (answer: Answer) => waiting.shift()?.resolve(answer));
  thread.on('error', (error: Error) => breakAll(error));
  thread.on('exit', () => breakAll(broken ?? new Error('The worker thread has ended')));
  // An idle pool keeps no program alive.
  thread.unref();
  return {
    ask: (request: Request) =>
      new Promise<Answer>((resolve, reject) => {
        if (broken !== undefined) return reject(broken);
        thread.ref();
        waiting.push({
          resolve: (answer) => {
            if (waiting.length === 0) thread.unref();
            resolve(answer);
          },
          reject,
        });
        thread.postMessage(request);
      }),
    async close() {
      await thread.terminate();
    },
  };
}
