import { WorkerDied } from '#shared/worker-calls/errors.ts';
import { workersInThisThread } from '#shared/worker-calls/testing/worker-in-this-thread.ts';
import { openWorkerClient } from '#shared/worker-calls/worker-client.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import { type Settler, settlerOf } from '../tray/settler.ts';
import { type SettlerCalls, settlerHandlers } from '../tray/settler-calls.ts';

/**
 * A settler in this thread, with messages copied and transferred as between threads. It awaits `wait` before it
 * answers.
 */
export function settlerBeside(builder: PieceBuilder, wait: () => Promise<void> = () => Promise.resolve()): Settler {
  const { start } = workersInThisThread<SettlerCalls>(() => {
    const { settle } = settlerHandlers(builder);
    return {
      async settle(request, answering) {
        await wait();
        return settle(request, answering);
      },
    };
  });
  return settlerOf(openWorkerClient(start));
}

/** A settler whose worker dies at every design. */
export const dyingSettler: Settler = {
  warmUp: () => {},
  settle: () => Promise.reject(new WorkerDied(new Error('out of memory'))),
};
