/** Messages to a worker. `id` is unique among the calls of one client. */
export type ToWorker =
  | { readonly kind: 'call'; readonly id: number; readonly name: string; readonly request: unknown }
  | { readonly kind: 'abort'; readonly id: number };

/**
 * Messages from a worker. A call ends with its result or its failure; `death` ends all calls and the worker; `trappedId` is
 * that of the call in which WebAssembly trapped, if it died of that.
 */
export type FromWorker =
  | { readonly kind: 'part'; readonly id: number; readonly part: unknown }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string }
  | { readonly kind: 'death'; readonly message: string; readonly trappedId?: number };

/** A running worker, as its platform's adapter provides it. */
export interface WorkerHandle {
  /** Throws when the message can't be cloned. */
  post(message: ToWorker, transfer: readonly ArrayBuffer[]): void;
  terminate(): Promise<void> | void;
  /** Keeps the program alive while calls are pending; an idle worker does not. */
  keepAlive?(isNeeded: boolean): void;
}

/** Events that an adapter reports of a worker. */
export interface WorkerEvents {
  onMessage(message: FromWorker): void;
  /** The worker has ended, could not be loaded, threw outside any call, or sent something unreadable. */
  onDeath(cause: unknown): void;
}

/** Starts a worker; all that a client knows of its platform. Throws when that fails. */
export type StartWorker = (events: WorkerEvents) => WorkerHandle;

/** The worker's end of the connection, as its platform's adapter provides it. */
export interface AnsweringPort {
  /** Throws when the message can't be cloned. */
  post(message: FromWorker, transfer: readonly ArrayBuffer[]): void;
  onMessage(listener: (message: ToWorker) => void): void;
}
