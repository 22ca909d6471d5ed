/** The type of one call to a worker: its request, its result, and the parts that it may report before the result. */
export interface Call<Request, Result, Part = never> {
  readonly request: Request;
  readonly result: Result;
  readonly part: Part;
}

/** All calls of one kind of worker, by name. Both ends are typed by the same map. */
export type CallMap<C> = { readonly [K in keyof C]: Call<unknown, unknown, unknown> };

export interface CallOptions<Part> {
  /**
   * When aborted, the call rejects at once with the signal's reason; the worker is told, and its later messages are
   * dropped.
   */
  readonly signal?: AbortSignal | undefined;
  /** Called with every part that the worker reports before its result, in order. */
  readonly onPart?: (part: Part) => void;
  /** Buffers of the request to transfer instead of copying: they are empty here afterwards. */
  readonly transfer?: readonly ArrayBuffer[];
}

/** Calls a worker, wherever it runs. */
export interface Caller<C extends CallMap<C>> {
  /**
   * Makes a call. A worker begins its calls in order.
   *
   * Rejects with `CallFailed` when the worker threw an error while answering, with `WorkerDied` when the worker ended
   * before answering (`WorkerTrapped` when it was this call that ended it), and with the signal's reason when the call was aborted.
   */
  call<K extends keyof C & string>(
    name: K,
    request: C[K]['request'],
    options?: CallOptions<C[K]['part']>,
  ): Promise<C[K]['result']>;
}
