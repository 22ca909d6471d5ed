import type { JobAnswers, JobEnd, JobType } from '#workbench/messages.ts';
import type { WorkbenchClient } from '../workbench/workbench-client.ts';

/** A job that was asked for, and the pen with which a test writes its answers. */
export interface AskedJob {
  readonly job: object;
  cancelled: boolean;
  /** Answers, also after a cancel: an answer may be under way when nobody waits for it any more. */
  answer(answer: JobAnswers[JobType] | JobEnd): void;
}

/** A workbench whose answers a test writes. */
export function scriptedWorkbench() {
  const asked: AskedJob[] = [];
  const client: Pick<WorkbenchClient, 'start'> = {
    start(job, onAnswer) {
      const one: AskedJob = {
        job,
        cancelled: false,
        answer: (answer) => onAnswer(answer as Parameters<typeof onAnswer>[0]),
      };
      asked.push(one);
      return { cancel: () => void (one.cancelled = true) };
    },
  };
  return {
    asked,
    /** The newest job. */
    newest: (): AskedJob => {
      const job = asked.at(-1);
      if (job === undefined) throw new Error('Nothing was asked of the workbench');
      return job;
    },
    workbench: () => client,
  };
}
