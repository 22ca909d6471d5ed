import type { WorkbenchAnswer, WorkbenchJob, WorkbenchRequest } from '#workbench/messages.ts';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A job as a page asks for it; the client numbers it. */
export type NewJob = WithoutId<WorkbenchJob>;

/** A job that has been handed over. */
export interface RunningJob {
  /** Nobody waits for it any more: its answers are no longer heard. */
  cancel(): void;
}

export interface WorkbenchClient {
  /** Starts the worker, and what settles proposals, before they are needed: their kernels take a moment to load. */
  warmUp(): void;
  start(job: NewJob, hear: (answer: WorkbenchAnswer) => void): RunningJob;
}

/** What the client needs of a worker. */
export interface WorkbenchWorker {
  postMessage(request: WorkbenchRequest): void;
  onmessage: ((event: MessageEvent<WorkbenchAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/**
 * Numbers jobs, hears their answers and forgets them at their end. When the worker dies (out of memory, say) every
 * open job fails with what to do next, and the next job gets a new worker.
 */
export function createWorkbenchClient(startWorker: () => WorkbenchWorker): WorkbenchClient {
  let worker: WorkbenchWorker | undefined;
  let lastId = 0;
  const listeners = new Map<number, (answer: WorkbenchAnswer) => void>();

  function running(): WorkbenchWorker {
    if (worker !== undefined) return worker;
    worker = startWorker();
    worker.onmessage = ({ data }) => {
      const hear = listeners.get(data.id);
      if (isLast(data)) listeners.delete(data.id);
      hear?.(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      failAll();
    };
    return worker;
  }

  function failAll(): void {
    worker?.terminate();
    worker = undefined;
    const open = [...listeners];
    listeners.clear();
    for (const [id, hear] of open) hear({ type: 'failed', id, problem: stopped, findings: [] });
  }

  return {
    warmUp: () => running().postMessage({ type: 'warm-up' }),
    start(job, hear) {
      lastId += 1;
      const id = lastId;
      listeners.set(id, hear);
      running().postMessage({ ...job, id });
      return {
        cancel() {
          if (listeners.delete(id)) worker?.postMessage({ type: 'cancel', id });
        },
      };
    },
  };
}

function isLast(answer: WorkbenchAnswer): boolean {
  return answer.type === 'done' || answer.type === 'failed' || answer.type === 'cancelled';
}

const stopped = {
  code: 'workbench_stopped',
  message: 'The workbench stopped in the middle of this job.',
  remedy: 'Try again; if it happens again, close other pages that need much memory.',
};
