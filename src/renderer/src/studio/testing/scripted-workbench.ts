import type { JobAnswers, JobEnd } from '#workbench/answers.ts';
import type { JobType } from '#workbench/jobs.ts';
import type { WorkbenchClient } from '../workbench/workbench-client.ts';

/** A job that was started, and the function by which a test answers it. */
export interface AskedJob {
  readonly job: object;
  cancelled: boolean;
  /** Works after a cancel, too: an answer may have been under way. */
  answer(answer: JobAnswers[JobType] | JobEnd): void;
}

/** A workbench whose answers the test gives. */
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
