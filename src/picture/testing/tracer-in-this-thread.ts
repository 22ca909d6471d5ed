import { openWorkerClient } from '#shared/worker-calls/worker-client.ts';
import { workersInThisThread } from '#shared/worker-calls/testing/worker-in-this-thread.ts';
import { type TracerCalls, tracerHandlers } from '../tracer-calls.ts';
import type { Tracer } from '../tracer-crew.ts';

/** A tracer for tests that runs in the test's own thread; it yields to messages between its tiles. */
export function tracerInThisThread(): Tracer {
  return openWorkerClient<TracerCalls>(workersInThisThread(tracerHandlers).start);
}
