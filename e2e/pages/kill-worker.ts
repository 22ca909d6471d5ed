import { expect, type Page, type Worker } from 'playwright/test';

/** Kinds of the studio's workers, as in the names of their files. */
type WorkerKind = 'workbench' | 'settler' | 'tracer';

/** Tracks the workers that a page starts from now on, newest last, including dead ones. */
export function workersOf(page: Page) {
  const started: Worker[] = [];
  page.on('worker', (worker) => started.push(worker));
  const of = (kind: WorkerKind) => started.filter((worker) => worker.url().includes(`/${kind}.worker`));
  return {
    of,
    /** Waits for a worker of a kind. @returns the newest */
    async newest(kind: WorkerKind): Promise<Worker> {
      await expect.poll(() => of(kind).length, { timeout: 60_000 }).toBeGreaterThan(0);
      return of(kind).at(-1) as Worker;
    },
  };
}

/**
 * Makes a worker throw, as when it is out of memory, instead of answering a call.
 * @param nth which call of this name fails, counted from now on
 * @returns resolves when the studio has terminated the worker
 */
export async function killAtCall(worker: Worker, name: string, nth = 1): Promise<{ readonly ended: Promise<Worker> }> {
  const ended = worker.waitForEvent('close', { timeout: 60_000 });
  await worker.evaluate(
    ([wanted, count]) => {
      let calls = 0;
      const dieOfIt = (event: MessageEvent<{ readonly name?: string }>) => {
        if (event.data.name !== wanted) return;
        calls += 1;
        if (calls < count) return;
        event.stopImmediatePropagation();
        throw new Error('killed by a journey');
      };
      // Capturing, so that it receives the call before the worker's own listener.
      self.addEventListener('message', dieOfIt, { capture: true });
    },
    [name, nth] as const,
  );
  return { ended };
}
