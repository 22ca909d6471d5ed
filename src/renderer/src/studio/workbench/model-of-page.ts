import type { HostedModel } from '#designer/assistant.ts';
import type { StartWorker } from '#shared/worker-calls/protocol.ts';
import { openWorkerClient } from '#shared/worker-calls/worker-client.ts';
import type { ModelCalls } from './model-calls.ts';

/** The worker's half of the line to the studio's model. @param start opens the way to the page */
export function modelOfPage(start: StartWorker): HostedModel {
  const page = openWorkerClient<ModelCalls>(start);
  return {
    async *step(step, signal) {
      const come: unknown[] = [];
      let wake = (): void => undefined;
      let isOver = false;
      const onPart = (line: unknown): void => {
        come.push(line);
        wake();
      };
      const over = (): void => {
        isOver = true;
        wake();
      };
      const stop = new AbortController();
      const stopped = (): void => stop.abort();
      signal.addEventListener('abort', stopped);
      // An answer that ends early, for whatever reason, is one that broke off.
      page.call('step', step, { signal: stop.signal, onPart }).then(over, over);
      try {
        for (;;) {
          while (come.length > 0) yield come.shift();
          if (isOver) return;
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      } finally {
        signal.removeEventListener('abort', stopped);
        // Whoever has heard enough need not say so.
        stop.abort();
      }
    },
  };
}
