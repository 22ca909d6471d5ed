import { fail, type Problem, type Result } from '#shared/result.ts';
import { WorkerTrapped } from '#shared/worker-calls/errors.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { PieceBuilder, SettledDesign } from '../piece-builder.ts';
import type { Settler } from './settler.ts';

/** A design to be settled. */
export interface SettlingTask {
  readonly spec: DesignSpec;
  readonly profile: WorkshopProfile;
  /** An estimate of its work, to be compared with others (triangles of its shells, say). */
  readonly size: number;
  /** Once aborted, the design is not begun. */
  readonly signal?: AbortSignal | undefined;
}

export interface SettlingQueue {
  /** Whether designs are settled in other threads, so that this one is free. */
  readonly isElsewhere: boolean;
  warmUp(): void;
  /** The settled design, the same whoever builds it. After a cancel: a problem that nobody is shown. */
  settle(task: SettlingTask): Promise<Result<SettledDesign>>;
}

interface WaitingTask {
  readonly task: SettlingTask;
  readonly resolve: (settled: Result<SettledDesign> | Promise<Result<SettledDesign>>) => void;
}

/**
 * Gives each waiting design to the next free settler; without settlers the workbench's own builder does all of it. With
 * settlers its own builder only replaces one that has died of something else than its design: it stays free for sliders,
 * for a cancel and for handing out the next design.
 */
export function createSettlingQueue(
  builder: PieceBuilder,
  settlers: readonly Settler[],
  yieldToMessages: () => Promise<void> = () => Promise.resolve(),
): SettlingQueue {
  const waiting: WaitingTask[] = [];
  const settledHere = async ({ spec, profile, signal }: SettlingTask) => {
    await yieldToMessages();
    return signal?.aborted ? fail(cancelledProblem) : builder.settle(spec, 'view', profile);
  };
  const places = settlers.length === 0 ? [settledHere] : settlers.map((settler) => settledThere(settler));
  const free = [...places];

  function settledThere(settler: Settler) {
    return async (task: SettlingTask): Promise<Result<SettledDesign>> => {
      if (task.signal?.aborted) return fail(cancelledProblem);
      try {
        const settled = await settler.settle(task.spec, task.profile);
        if (settled.ok) builder.handIn(task.spec, settled.value);
        return settled;
      } catch (error) {
        if (error instanceof WorkerTrapped) {
          // It would end this thread, too: neither now nor when the design is opened is it tried here.
          builder.refuse(task.spec, trappedProblem);
          return fail(trappedProblem);
        }
        // The worker could not start, was ended from outside, or hit a bug that will show here too: no design is lost.
        return await settledHere(task);
      }
    };
  }

  function next(): WaitingTask | undefined {
    // The largest first, so that it does not end up last and alone. A single builder keeps the order in which they are
    // shown.
    const sizes = waiting.map(({ task }) => task.size);
    return waiting.splice(places.length > 1 ? sizes.indexOf(Math.max(...sizes)) : 0, 1)[0];
  }

  async function run(place: (typeof places)[number]): Promise<void> {
    for (let one = next(); one !== undefined; one = next()) {
      const working = place(one.task);
      one.resolve(working);
      await working.catch(() => undefined);
    }
    free.push(place);
  }

  return {
    isElsewhere: settlers.length > 0,
    warmUp() {
      for (const settler of settlers) settler.warmUp();
    },
    settle: (task) =>
      new Promise((resolve) => {
        waiting.push({ task, resolve });
        // Wait for everything that is asked for in this turn before choosing the largest.
        void Promise.resolve().then(() => {
          const place = waiting.length > 0 ? free.shift() : undefined;
          if (place) void run(place);
        });
      }),
  };
}

const trappedProblem: Problem = {
  code: 'kernel_trapped',
  message: 'The geometry kernel broke down over this design.',
  remedy: 'Change a dimension or use fewer stones. Other designs are not affected.',
};

const cancelledProblem: Problem = {
  code: 'cancelled',
  message: 'Nobody waits for this design any more.',
  remedy: 'Ask again.',
};
