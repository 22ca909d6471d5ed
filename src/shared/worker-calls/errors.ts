/** The worker ended, or failed to start, while a call was pending. The next call starts a new one. */
export class WorkerDied extends Error {
  override readonly name: string = 'WorkerDied';

  constructor(cause: unknown) {
    super(`The worker has ended: ${messageOf(cause)}`, { cause });
  }
}

/** The worker died of this very call: WebAssembly trapped in it. Asked again, it would most likely trap again. */
export class WorkerTrapped extends WorkerDied {
  override readonly name = 'WorkerTrapped';
}

/** The worker threw an error while it answered this call. It lives on and answers the others. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
}

/**
 * Whether an error leaves a worker in an unreliable state: a WebAssembly trap (out of memory, out of bounds) interrupts
 * whatever the kernel was changing.
 */
export function isFatal(error: unknown): boolean {
  return error instanceof Error && error.name === 'RuntimeError';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
