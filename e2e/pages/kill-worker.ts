import { expect, type Page, type Worker } from 'playwright/test';

/** Which of the studio's workers; their files are named so. */
type WorkerKind = 'workbench' | 'settler' | 'tracer';

/** The workers of a kind that a page has started since this was called, the newest last; dead ones stay among them. */
export function workersOf(page: Page) {
  const started: Worker[] = [];
  page.on('worker', (worker) => started.push(worker));
  const of = (kind: WorkerKind) => started.filter((worker) => worker.url().includes(`/${kind}.worker`));
  return {
    of,
    /** The newest of a kind, once there is one. */
    async newest(kind: WorkerKind): Promise<Worker> {
      await expect.poll(() => of(kind).length, { timeout: 60_000 }).toBeGreaterThan(0);
      return of(kind).at(-1) as Worker;
    },
  };
}

/**
 * Lets a worker throw, as for want of memory, instead of answering a call.
 * @param nth of how many calls of this name from now on
 * @returns resolves when the studio has ended the worker for it
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
      // Capturing, so that it hears of the call before the worker itself does.
      self.addEventListener('message', dieOfIt, { capture: true });
    },
    [name, nth] as const,
  );
  return { ended };
}
