import type { WorkbenchAnswer, WorkbenchJob } from '../messages.ts';
import { createWorkbench, type Workbench } from '../workbench.ts';
import type { WorkbenchWorld } from '../world.ts';

export type Job = WorkbenchJob;

const ends: readonly WorkbenchAnswer['type'][] = ['done', 'failed', 'cancelled'];

/** A workbench and everything that it has answered, job by job. */
export class Asking {
  readonly answers: WorkbenchAnswer[] = [];
  readonly workbench: Workbench;
  /** Called with each answer as it comes; a test may send the next request from here. */
  onAnswer: (answer: WorkbenchAnswer) => void = () => {};
  readonly #waiting = new Map<number, () => void>();

  constructor(world: WorkbenchWorld) {
    this.workbench = createWorkbench(world, (answer) => {
      this.answers.push(answer);
      this.onAnswer(answer);
      if (ends.includes(answer.type)) this.#waiting.get(answer.id)?.();
    });
  }

  /** Sends a job, waits until it has ended, and returns its answers. */
  async ask(job: Job): Promise<readonly WorkbenchAnswer[]> {
    const ended = new Promise<void>((resolve) => this.#waiting.set(job.id, resolve));
    this.workbench.receive(job);
    await ended;
    return this.of(job.id);
  }

  cancel(id: number): void {
    this.workbench.receive({ type: 'cancel', id });
  }

  of(id: number): readonly WorkbenchAnswer[] {
    return this.answers.filter((answer) => answer.id === id);
  }

  typesOf(id: number): readonly WorkbenchAnswer['type'][] {
    return this.of(id).map(({ type }) => type);
  }
}

/** The answers of one type. */
export function ofType<T extends WorkbenchAnswer['type']>(
  answers: readonly WorkbenchAnswer[],
  type: T,
): readonly Extract<WorkbenchAnswer, { type: T }>[] {
  return answers.filter((answer): answer is Extract<WorkbenchAnswer, { type: T }> => answer.type === type);
}
