import { CallFailed, WorkerDied } from './errors.ts';
import type { FromWorker, StartWorker, ToWorker, WorkerHandle } from './protocol.ts';

/** Who waits for the answer to one call. */
export interface Waiting {
  resolve(result: unknown): void;
  reject(reason: unknown): void;
  onPart(part: unknown): void;
}

/** One worker from its start to its end. */
export interface RunningWorker {
  ask(call: Extract<ToWorker, { kind: 'call' }>, waiting: Waiting, transfer: readonly ArrayBuffer[]): void;
  /** Tells the worker that nobody waits for this call any more. */
  abort(id: number): void;
  /** Ends the worker and rejects all that wait. */
  end(cause: unknown): Promise<void>;
}

/**
 * Starts a worker and keeps who waits for it.
 * @param onEnd called once, before those who wait are told: whoever asks again then gets another worker
 */
export function runWorker(start: StartWorker, onEnd: () => void): RunningWorker {
  const waitingFor = new Map<number, Waiting>();
  let hasEnded = false;
  const handle = startOrDie(start, {
    onMessage,
    onDeath: (cause) => void end(cause),
  });

  function onMessage(message: FromWorker): void {
    if (message.kind === 'death') return void end(new Error(message.message));
    const waiting = waitingFor.get(message.id);
    if (message.kind === 'part') return waiting?.onPart(message.part);
    forget(message.id);
    if (message.kind === 'result') waiting?.resolve(message.result);
    else waiting?.reject(new CallFailed(message.message));
  }

  function forget(id: number): void {
    if (waitingFor.delete(id) && waitingFor.size === 0) handle.keepAlive?.(false);
  }

  async function end(cause: unknown): Promise<void> {
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
    const error = new WorkerDied(cause);
    for (const waiting of waitingFor.values()) waiting.reject(error);
    waitingFor.clear();
    await handle.terminate();
  }

  return {
    ask(call, waiting, transfer) {
      // First, since it throws for a request that can't be cloned; nothing is answered before this turn has ended.
      handle.post(call, transfer);
      if (waitingFor.size === 0) handle.keepAlive?.(true);
      waitingFor.set(call.id, waiting);
    },
    abort(id) {
      if (!waitingFor.has(id)) return;
      forget(id);
      handle.post({ kind: 'abort', id }, []);
    },
    end,
  };
}

function startOrDie(start: StartWorker, events: Parameters<StartWorker>[0]): WorkerHandle {
  try {
    return start(events);
  } catch (error) {
    throw new WorkerDied(error);
  }
}
