import { CallFailed, WorkerDied, WorkerTrapped } from './errors.ts';
import type { FromWorker, StartWorker, ToWorker, WorkerHandle } from './protocol.ts';

/** A pending call: where its answer goes. */
export interface PendingCall {
  resolve(result: unknown): void;
  reject(reason: unknown): void;
  onPart(part: unknown): void;
}

/** One worker from its start to its end. */
export interface RunningWorker {
  ask(call: Extract<ToWorker, { kind: 'call' }>, pending: PendingCall, transfer: readonly ArrayBuffer[]): void;
  /** Tells the worker that the caller no longer waits for this call. */
  abort(id: number): void;
  /** Ends the worker and rejects all pending calls; `trappedId` is the call that it died of, if it died of one. */
  end(cause: unknown, trappedId?: number): Promise<void>;
}

/**
 * Starts a worker and keeps track of its pending calls.
 * @param onEnd called once, before pending calls are rejected, so that a retry gets another worker
 */
export function runWorker(start: StartWorker, onEnd: () => void): RunningWorker {
  const pendingCalls = new Map<number, PendingCall>();
  let hasEnded = false;
  const handle = startOrDie(start, {
    onMessage,
    onDeath: (cause) => void end(cause),
  });

  function onMessage(message: FromWorker): void {
    if (message.kind === 'death') return void end(new Error(message.message), message.trappedId);
    const pending = pendingCalls.get(message.id);
    if (message.kind === 'part') return pending?.onPart(message.part);
    forget(message.id);
    if (message.kind === 'result') pending?.resolve(message.result);
    else pending?.reject(new CallFailed(message.message));
  }

  function forget(id: number): void {
    if (pendingCalls.delete(id) && pendingCalls.size === 0) handle.keepAlive?.(false);
  }

  async function end(cause: unknown, trappedId?: number): Promise<void> {
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
    const error = new WorkerDied(cause);
    for (const [id, pending] of pendingCalls) pending.reject(id === trappedId ? new WorkerTrapped(cause) : error);
    pendingCalls.clear();
    await handle.terminate();
  }

  return {
    ask(call, pending, transfer) {
      // First, since it throws for a request that can't be cloned; no answer can arrive before this turn of the event
      // loop ends.
      handle.post(call, transfer);
      if (pendingCalls.size === 0) handle.keepAlive?.(true);
      pendingCalls.set(call.id, pending);
    },
    abort(id) {
      if (!pendingCalls.has(id)) return;
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
