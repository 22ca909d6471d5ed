import type { CallMap } from './calls.ts';
import { isFatal, messageOf } from './errors.ts';
import type { AnsweringPort, FromWorker, ToWorker } from './protocol.ts';

/** What a handler gets beside the request. */
export interface Answering<Part> {
  /** Aborted when the caller no longer waits; parts and results after that are dropped. */
  readonly signal: AbortSignal;
  /** Sends a part of the answer before the result. */
  report(part: Part, transfer?: readonly ArrayBuffer[]): void;
}

/** A result, with those of its buffers that are transferred instead of copied. */
export class HandedOver<Result> {
  readonly result: Result;
  readonly transfer: readonly ArrayBuffer[];

  constructor(result: Result, transfer: readonly ArrayBuffer[]) {
    this.result = result;
    this.transfer = transfer;
  }
}

type Answer<Result> = Result | HandedOver<Result>;

/** What a worker does for each of its calls. */
export type Handlers<C extends CallMap<C>> = {
  readonly [K in keyof C]: (
    request: C[K]['request'],
    answering: Answering<C[K]['part']>,
  ) => Answer<C[K]['result']> | Promise<Answer<C[K]['result']>>;
};

/**
 * The worker's half: passes each call to its handler, in order, and sends the answer. An error in a handler fails that
 * call alone. A fatal error, an answer that can't be cloned, or a failure to load the handlers ends the worker: its
 * client then rejects all pending calls and starts another worker for the next one.
 *
 * @param handlers may still be loading (e.g. a kernel); calls wait for them
 */
export function answerCalls<C extends CallMap<C>>(
  port: AnsweringPort,
  handlers: Handlers<C> | Promise<Handlers<C>>,
): void {
  const open = new Map<number, AbortController>();
  const loaded = Promise.resolve(handlers);
  loaded.catch((error: unknown) => die(error));

  function die(error: unknown, trappedId?: number): void {
    const message = messageOf(error);
    port.post({ kind: 'death', message, ...(trappedId === undefined ? {} : { trappedId }) }, []);
  }

  function send(message: FromWorker, transfer: readonly ArrayBuffer[] = []): void {
    try {
      port.post(message, transfer);
    } catch (error) {
      die(error);
    }
  }

  async function answer({ id, name, request }: Extract<ToWorker, { kind: 'call' }>): Promise<void> {
    const controller = new AbortController();
    open.set(id, controller);
    const { signal } = controller;
    try {
      const handler = (await loaded)[name as keyof C];
      if (signal.aborted) return;
      const answered = await handler(request, {
        signal,
        report(part, transfer) {
          if (open.has(id)) send({ kind: 'part', id, part }, transfer);
        },
      });
      if (!open.has(id)) return;
      if (answered instanceof HandedOver) send({ kind: 'result', id, result: answered.result }, answered.transfer);
      else send({ kind: 'result', id, result: answered });
    } catch (error) {
      if (isFatal(error)) die(error, id);
      else if (open.has(id)) send({ kind: 'failure', id, message: messageOf(error) });
    } finally {
      open.delete(id);
    }
  }

  port.onMessage((message) => {
    if (message.kind === 'call') return void answer(message);
    open.get(message.id)?.abort();
    open.delete(message.id);
  });
}
