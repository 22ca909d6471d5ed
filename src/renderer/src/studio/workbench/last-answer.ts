import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { JobAnswers, JobEnd } from '#workbench/answers.ts';
import type { JobType, WorkbenchJob } from '#workbench/jobs.ts';
import { studioWorkbench } from './studio-workbench.ts';

type AnswerOf<T extends JobType, A extends string> = Extract<JobAnswers[T], { readonly type: A }>;

/**
 * The last answer of its type that a job gives.
 * @param unanswered what is said where it gives none, or is called off
 */
export function lastAnswer<T extends JobType, A extends JobAnswers[T]['type']>(
  job: WorkbenchJob<T>,
  wanted: A,
  unanswered: Problem,
  signal: AbortSignal,
): Promise<Result<AnswerOf<T, A>>> {
  return new Promise((resolve) => {
    let last: AnswerOf<T, A> | undefined;
    const running = studioWorkbench().start(job, (answer: JobAnswers[T] | JobEnd) => {
      if (answer.type === wanted) last = answer as AnswerOf<T, A>;
      else if (answer.type === 'failed') resolve(fail(answer.problem));
      else if (answer.type === 'done' && last !== undefined) resolve(ok(last));
      else if (answer.type === 'done' || answer.type === 'cancelled') resolve(fail(unanswered));
    });
    signal.addEventListener('abort', () => {
      running.cancel();
      resolve(fail(unanswered));
    });
  });
}
