import { assertNever } from '#shared/assert-never.ts';
import { Bench } from './bench.ts';
import { runDesignJob } from './design-job.ts';
import type { WorkbenchAnswer, WorkbenchJob, WorkbenchRequest } from './messages.ts';
import { type JobFailure, runBuild, runDrawing, runExport, runPicture } from './piece-jobs.ts';
import { createSettlingQueue } from './settling-queue.ts';
import type { WorkbenchWorld } from './world.ts';

/** Takes requests and posts answers; the worker's message handler is one line around it. */
export interface Workbench {
  receive(request: WorkbenchRequest): void;
}

/**
 * Every job is a task of its own: geometry runs to its end, photographs wait for their tracing workers and let other
 * jobs through. Within a lane the newest wins: an older one stops at its next step. Every job is answered to its end
 * with `done`, `failed` or `cancelled`.
 */
export function createWorkbench(world: WorkbenchWorld, post: (answer: WorkbenchAnswer) => void): Workbench {
  const bench = new Bench(world);
  const queue = createSettlingQueue(bench, world.settlers, () => world.breathe());
  const open = new Map<number, WorkbenchJob>();
  const cancelled = new Set<number>();

  async function runToEnd(job: WorkbenchJob): Promise<void> {
    const isCancelled = () => cancelled.has(job.id);
    await world.breathe();
    if (isCancelled()) return post({ type: 'cancelled', id: job.id });
    try {
      const failure = await runJob(job, isCancelled);
      if (failure) post({ type: 'failed', id: job.id, ...failure });
      else post(isCancelled() ? { type: 'cancelled', id: job.id } : { type: 'done', id: job.id });
    } catch (error) {
      // A bug: the job ends with words for the user, the message goes into the report that support asks for.
      post({ type: 'failed', id: job.id, findings: [], problem: bugProblem(error) });
    }
  }

  async function runJob(job: WorkbenchJob, isCancelled: () => boolean): Promise<JobFailure | undefined> {
    switch (job.type) {
      case 'design': {
        const problem = await runDesignJob(world, bench, queue, job, post, isCancelled);
        return problem && { problem, findings: [] };
      }
      case 'picture':
        return await runPicture(world, bench, job, post, isCancelled);
      case 'build':
        return posted(runBuild(bench, job));
      case 'drawing':
        return posted(runDrawing(bench, job));
      case 'export':
        return posted(runExport(bench, job));
      default:
        return assertNever(job, 'job');
    }
  }

  function posted(result: ReturnType<typeof runBuild>): JobFailure | undefined {
    if (!result.ok) return result.problem;
    post(result.value);
    return undefined;
  }

  return {
    receive(request) {
      if (request.type === 'warm-up') return queue.warmUp();
      if (request.type === 'cancel') {
        if (open.has(request.id)) cancelled.add(request.id);
        return;
      }
      if ('lane' in request) {
        for (const older of open.values()) if ('lane' in older && older.lane === request.lane) cancelled.add(older.id);
      }
      open.set(request.id, request);
      void runToEnd(request).finally(() => {
        open.delete(request.id);
        cancelled.delete(request.id);
      });
    },
  };
}

function bugProblem(error: unknown) {
  return {
    code: 'internal_error',
    message: 'Something in the studio went wrong while working on this design.',
    remedy: `Undo the last edit, or send us this line: ${error instanceof Error ? error.message.slice(0, 200) : 'unknown'}.`,
  };
}
