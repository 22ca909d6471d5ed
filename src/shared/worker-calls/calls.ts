/** One thing that a worker can be asked: what it is sent, what it answers at the end, what it may report before that. */
export interface Call<Request, Result, Part = never> {
  readonly request: Request;
  readonly result: Result;
  readonly part: Part;
}

/** Everything that one kind of worker can be asked, by name. Both ends are typed by the same map. */
export type CallMap<C> = { readonly [K in keyof C]: Call<unknown, unknown, unknown> };

export interface CallOptions<Part> {
  /** Aborted, the call rejects at once with the signal's reason; the worker is told and is heard no more. */
  readonly signal?: AbortSignal | undefined;
  /** Called with everything that the worker reports before its result, in the order in which it was sent. */
  readonly onPart?: (part: Part) => void;
  /** Buffers of the request that are handed over instead of copied: they are empty here afterwards. */
  readonly transfer?: readonly ArrayBuffer[];
}

/** Whoever can be asked: a worker, wherever it runs. */
export interface Caller<C extends CallMap<C>> {
  /**
   * Asks for one thing. Calls to one worker are begun in their order.
   *
   * Rejects with `CallFailed` when the worker threw an error while answering, with `WorkerDied` when the worker ended
   * before it had answered, and with the signal's reason when the call was aborted.
   */
  call<K extends keyof C & string>(
    name: K,
    request: C[K]['request'],
    options?: CallOptions<C[K]['part']>,
  ): Promise<C[K]['result']>;
}
