/** What is sent to a worker. `id` names a call among those of one client. */
export type ToWorker =
  | { readonly kind: 'call'; readonly id: number; readonly name: string; readonly request: unknown }
  | { readonly kind: 'abort'; readonly id: number };

/** What a worker sends back. A call ends with its result or its failure; `death` ends all calls and the worker. */
export type FromWorker =
  | { readonly kind: 'part'; readonly id: number; readonly part: unknown }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string }
  | { readonly kind: 'death'; readonly message: string };

/** A worker that runs, as the adapter of its platform hands it over. */
export interface WorkerHandle {
  /** Throws when the message can't be cloned. */
  post(message: ToWorker, transfer: readonly ArrayBuffer[]): void;
  terminate(): Promise<void> | void;
  /** While calls wait, the program stays alive for them; an idle worker keeps no program alive. */
  keepAlive?(isNeeded: boolean): void;
}

/** What an adapter tells of the worker that it started. */
export interface WorkerEvents {
  onMessage(message: FromWorker): void;
  /** The worker has ended, could not be loaded, threw outside any call, or sent something unreadable. */
  onDeath(cause: unknown): void;
}

/** Starts a worker on some platform: the only thing that a client knows of it. Throws when none can be had. */
export type StartWorker = (events: WorkerEvents) => WorkerHandle;

/** A worker's own side of the line, as the adapter of its platform hands it over. */
export interface AnsweringPort {
  /** Throws when the message can't be cloned. */
  post(message: FromWorker, transfer: readonly ArrayBuffer[]): void;
  onMessage(listener: (message: ToWorker) => void): void;
}
