import type { ModelLine } from '#spec/hosted-model/model-step.ts';

/**
 * A body of lines that are sent as they come. Once nobody reads it any more, whoever writes them is told.
 * @param reportBug the answer has begun, so that no other can be given
 */
export function jsonLines(
  write: (signal: AbortSignal) => AsyncIterable<ModelLine>,
  reportBug: (error: Error) => void,
): ReadableStream<Uint8Array> {
  const stop = new AbortController();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      try {
        for await (const line of write(stop.signal)) {
          if (stop.signal.aborted) return;
          controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
        }
      } catch (error) {
        if (!stop.signal.aborted) reportBug(error as Error);
      }
      if (!stop.signal.aborted) controller.close();
    },
    cancel() {
      stop.abort();
    },
  });
}
