import type { Result } from '#shared/result.ts';
import type { Answering } from '#shared/worker-calls/answer-calls.ts';
import type { Call } from '#shared/worker-calls/calls.ts';
import { isFatal } from '#shared/worker-calls/errors.ts';
import { answerTransfer } from './answer-transfer.ts';
import { PieceBuilder } from './piece-builder.ts';
import { runDesignJob } from './tray/design-job.ts';
import { runChat } from './chat/run-chat.ts';
import { createLanes } from './lanes.ts';
import type { JobAnswers, JobEnd } from './answers.ts';
import type { JobType, Profiled, WorkbenchJob } from './jobs.ts';
import { type JobFailure, runBenchViews, runBuild, runDrawing, runExport, runPicture } from './piece-jobs.ts';
import { createSettlingQueue } from './tray/settling-queue.ts';
import { runDrawSketch, runReadSketch } from './sketch/sketch-jobs.ts';
import type { WorkbenchWorld } from './world.ts';

/** What the workbench's worker can be asked. */
export type WorkbenchCalls = { readonly [T in JobType]: Call<WorkbenchJob<T> & Profiled, JobEnd, JobAnswers[T]> };

/** What the workbench's worker does for each of its calls. */
export type WorkbenchHandlers = {
  readonly [T in JobType]: (job: WorkbenchJob<T> & Profiled, answering: Answering<JobAnswers[T]>) => Promise<JobEnd>;
};

/** Does one type of job: posts its answers, and returns why it failed when it did. */
type Work<T extends JobType> = (
  job: WorkbenchJob<T> & Profiled,
  post: (answer: JobAnswers[T]) => void,
  signal: AbortSignal,
) => Promise<JobFailure | undefined> | JobFailure | undefined;

/**
 * Every job is a task of its own. Geometry runs to its end; photographs wait for their tracing workers and let other
 * jobs through. Within a lane the newest wins: an older job stops at its next step. Every job ends with `done`,
 * `failed` or `cancelled`. Only a trap in the kernel is thrown, so that the worker ends.
 */
export function workbenchHandlers(world: WorkbenchWorld): WorkbenchHandlers {
  const builder = new PieceBuilder(world);
  const queue = createSettlingQueue(builder, world.settlers, () => world.yieldToMessages());
  const lanes = createLanes();

  /** Makes sure that a job ends with something that can be shown, whatever happens in it. */
  function toItsEnd<T extends JobType>(work: Work<T>) {
    return async (
      job: WorkbenchJob<T> & Profiled,
      { signal: asked, report }: Answering<JobAnswers[T]>,
    ): Promise<JobEnd> => {
      const { signal, leave } = lanes.enter('lane' in job ? job.lane : undefined, asked);
      try {
        await world.yieldToMessages();
        if (signal.aborted) return { type: 'cancelled' };
        const failure = await work(job, (answer) => report(answer, answerTransfer(answer)), signal);
        if (failure) return { type: 'failed', ...failure };
        return { type: signal.aborted ? 'cancelled' : 'done' };
      } catch (error) {
        // A kernel that trapped is not asked again: the worker ends, and its client says so.
        if (isFatal(error)) throw error;
        // A bug: the job ends with words for the user; the error message goes into the line that support asks for.
        return { type: 'failed', findings: [], problem: bugProblem(error) };
      } finally {
        leave();
      }
    };
  }

  return {
    warmUp: toItsEnd<'warmUp'>(() => {
      queue.warmUp();
      return undefined;
    }),
    design: toItsEnd<'design'>(async (job, post, signal) => {
      const problem = await runDesignJob(world, builder, queue, job, post, signal);
      return problem && { problem, findings: [] };
    }),
    picture: toItsEnd<'picture'>((job, post, signal) => runPicture(world, builder, job, post, signal)),
    build: toItsEnd<'build'>((job, post) => posted(runBuild(builder, job), post)),
    drawing: toItsEnd<'drawing'>((job, post) => posted(runDrawing(builder, job), post)),
    benchViews: toItsEnd<'benchViews'>((job, post) => posted(runBenchViews(builder, job), post)),
    chat: toItsEnd<'chat'>((job, post, signal) => runChat(world.assistant, builder, job, post, signal)),
    readSketch: toItsEnd<'readSketch'>((job, post) => posted(runReadSketch(job), post)),
    drawSketch: toItsEnd<'drawSketch'>(async (job, post) => posted(await runDrawSketch(world, builder, job), post)),
    export: toItsEnd<'export'>((job, post) => posted(runExport(builder, job), post)),
  };
}

/** Posts the one answer of a job, or says why there is none. */
function posted<Answer>(made: Result<Answer, JobFailure>, post: (answer: Answer) => void): JobFailure | undefined {
  if (!made.ok) return made.problem;
  post(made.value);
  return undefined;
}

function bugProblem(error: unknown) {
  return {
    code: 'internal_error',
    message: 'Something in the studio went wrong while working on this design.',
    remedy: `Try again, or send us this line: ${error instanceof Error ? error.message.slice(0, 200) : 'unknown'}.`,
  };
}
