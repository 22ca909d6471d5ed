import type { JobAnswers, JobEnd } from '../answers.ts';
import type { JobType, Profiled, WorkbenchJob } from '../jobs.ts';
import { workbenchHandlers, type WorkbenchHandlers } from '../workbench-calls.ts';
import type { WorkbenchWorld } from '../world.ts';

/** A job with the id by which the test refers to it. */
export type Job = WorkbenchJob & Profiled & { readonly id: number };

/** Any answer of the workbench to a job, or its end. */
export type JobMessage = (JobAnswers[JobType] | JobEnd) & { readonly id: number };

/** A workbench that records all its answers, job by job. */
export class RecordedWorkbench {
  readonly answers: JobMessage[] = [];
  readonly workbench: WorkbenchHandlers;
  /** Called with each answer as it comes; a test may send the next request from here. */
  onAnswer: (answer: JobMessage) => void = () => {};
  readonly #controllers = new Map<number, AbortController>();

  constructor(world: WorkbenchWorld) {
    this.workbench = workbenchHandlers(world);
  }

  /** Sends a job, waits until it has ended, and returns its answers. */
  async ask({ id, ...job }: Job): Promise<readonly JobMessage[]> {
    const controller = new AbortController();
    this.#controllers.set(id, controller);
    const report = (answer: JobAnswers[JobType]): void => this.#note({ ...answer, id });
    this.#note({ ...(await run(this.workbench, job, { signal: controller.signal, report })), id });
    return this.of(id);
  }

  cancel(id: number): void {
    this.#controllers.get(id)?.abort();
  }

  of(id: number): readonly JobMessage[] {
    return this.answers.filter((answer) => answer.id === id);
  }

  typesOf(id: number): readonly JobMessage['type'][] {
    return this.of(id).map(({ type }) => type);
  }

  #note(answer: JobMessage): void {
    this.answers.push(answer);
    this.onAnswer(answer);
  }
}

/** The answers of one type. */
export function ofType<T extends JobMessage['type']>(
  answers: readonly JobMessage[],
  type: T,
): readonly Extract<JobMessage, { type: T }>[] {
  return answers.filter((answer): answer is Extract<JobMessage, { type: T }> => answer.type === type);
}

function run(
  workbench: WorkbenchHandlers,
  job: WorkbenchJob & Profiled,
  answering: { readonly signal: AbortSignal; report(answer: JobAnswers[JobType]): void },
): Promise<JobEnd> {
  switch (job.type) {
    case 'warmUp':
      return workbench.warmUp(job, answering);
    case 'design':
      return workbench.design(job, answering);
    case 'build':
      return workbench.build(job, answering);
    case 'drawing':
      return workbench.drawing(job, answering);
    case 'benchViews':
      return workbench.benchViews(job, answering);
    case 'picture':
      return workbench.picture(job, answering);
    case 'chat':
      return workbench.chat(job, answering);
    case 'readSketch':
      return workbench.readSketch(job, answering);
    case 'drawSketch':
      return workbench.drawSketch(job, answering);
    case 'export':
      return workbench.export(job, answering);
  }
}
