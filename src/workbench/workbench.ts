import { assertNever } from '#shared/assert-never.ts';
import { Bench } from './bench.ts';
import { runDesignJob } from './design-job.ts';
import type { WorkbenchAnswer, WorkbenchRequest } from './messages.ts';
import { type JobFailure, runBuild, runDrawing, runExport, runPicture } from './piece-jobs.ts';
import type { WorkbenchWorld } from './world.ts';

type Job = Exclude<WorkbenchRequest, { type: 'cancel' }>;

/** Takes requests and posts answers; the worker's message handler is one line around it. */
export interface Workbench {
  receive(request: WorkbenchRequest): void;
}

/**
 * Runs jobs one after the other. Within a lane the newest wins: older ones that wait are dropped, one that runs stops
 * at its next step. Every job is answered to its end with `done`, `failed` or `cancelled`.
 */
export function createWorkbench(world: WorkbenchWorld, post: (answer: WorkbenchAnswer) => void): Workbench {
  const bench = new Bench(world);
  const waiting: Job[] = [];
  const cancelled = new Set<number>();
  let running: Job | undefined;

  async function runNext(): Promise<void> {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      running = job;
      await world.breathe();
      await runToEnd(job);
      cancelled.delete(job.id);
      running = undefined;
    }
  }

  async function runToEnd(job: Job): Promise<void> {
    const isCancelled = () => cancelled.has(job.id);
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

  async function runJob(job: Job, isCancelled: () => boolean): Promise<JobFailure | undefined> {
    switch (job.type) {
      case 'design': {
        const problem = await runDesignJob(world, bench, job, post, isCancelled);
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
      if (request.type === 'cancel') {
        cancelled.add(request.id);
        return;
      }
      if ('lane' in request) {
        for (const older of [...waiting, running]) {
          if (older && 'lane' in older && older.lane === request.lane) cancelled.add(older.id);
        }
      }
      waiting.push(request);
      if (!running) void runNext();
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
