import { WorkerDied } from '#shared/worker-calls/errors.ts';
import type { WorkerClient } from '#shared/worker-calls/worker-client.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { JobAnswers, JobEnd } from '#workbench/answers.ts';
import type { JobType, WorkbenchJob } from '#workbench/jobs.ts';
import type { WorkbenchCalls } from '#workbench/workbench-calls.ts';

/** A job that was started. */
export interface RunningJob {
  /** Stops the job; `onAnswer` is not called any more. */
  cancel(): void;
}

export interface WorkbenchClient {
  /** Starts the worker and the settlers before they are needed: their kernels take a moment to load. */
  warmUp(): void;
  /** @param onAnswer called with each answer of the job, and finally with how it ended */
  start<T extends JobType>(job: WorkbenchJob<T>, onAnswer: (answer: JobAnswers[T] | JobEnd) => void): RunningJob;
}

/**
 * Hands jobs to the workbench's worker. When it dies (out of memory, say) every job that is under way fails with what to
 * do next, and the next job gets a new worker.
 * @param profile asked anew for each job, by which its weights and prices are reckoned
 */
export function createWorkbenchClient(
  worker: WorkerClient<WorkbenchCalls>,
  profile: () => WorkshopProfile,
): WorkbenchClient {
  function start<T extends JobType>(
    job: WorkbenchJob<T>,
    onAnswer: (answer: JobAnswers[T] | JobEnd) => void,
  ): RunningJob {
    const controller = new AbortController();
    const { signal } = controller;
    const endWith = (end: JobEnd): void => {
      if (!signal.aborted) onAnswer(end);
    };
    worker
      .call(job.type, { ...job, profile: profile() }, { signal, onPart: onAnswer })
      .then(endWith, (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof WorkerDied)) reportError(error);
        endWith({ type: 'failed', problem: stopped, findings: [] });
      });
    return { cancel: () => controller.abort() };
  }

  return {
    start,
    // If the worker dies of it, the next job reports that.
    warmUp: () => void start({ type: 'warmUp' }, () => {}),
  };
}

const stopped = {
  code: 'workbench_stopped',
  message: 'The workbench stopped in the middle of this job.',
  remedy: 'Try again, or undo the last edit; if it happens again, close other pages that need much memory.',
};
