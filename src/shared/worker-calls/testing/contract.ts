import type { Handlers } from '../answer-calls.ts';
import { CallFailed, WorkerDied, WorkerTrapped } from '../errors.ts';
import type { WorkerClient } from '../worker-client.ts';
import type { ContractCalls } from './contract-worker.ts';

/** Opens clients of the real workers of one platform. */
export interface ContractPlatform {
  /** A client of a worker that answers with `contractHandlers()`. */
  open(): WorkerClient<ContractCalls>;
  /** A client of a worker whose file does not exist. */
  openMissing(): WorkerClient<ContractCalls>;
  /** A client of a worker whose handlers can't be loaded, for the reason `no kernel`. */
  openUnready(): WorkerClient<ContractCalls>;
}

/** Handlers that fail to load. */
export function unreadyHandlers(): Promise<Handlers<ContractCalls>> {
  return Promise.reject(new Error('no kernel'));
}

/**
 * The contract that every platform's worker fulfils, as steps that throw where it does not. They bring their own
 * assertions, because they also run inside a page, without the test runner.
 */
export const contract: Readonly<Record<string, (platform: ContractPlatform) => Promise<void>>> = {
  'each call gets its own answer': using(async (worker) => {
    const asked = [1, 2, 3].map((number) => worker.call('double', number));
    same(await Promise.all(asked), [2, 4, 6]);
  }),

  'a call may be answered in several parts before its result': using(async (worker) => {
    const parts: number[] = [];
    const others: number[] = [];
    const both = [
      worker.call('countUp', 3, { onPart: (part) => parts.push(part) }),
      worker.call('countUp', 2, { onPart: (part) => others.push(part) }),
    ];
    same(await Promise.all(both), [3, 2]);
    same(
      [parts, others],
      [
        [0, 1, 2],
        [0, 1],
      ],
    );
  }),

  'buffers are handed over both ways': using(async (worker) => {
    const sent = Float64Array.of(1, 2);
    const answered = await worker.call('addOne', sent, { transfer: [sent.buffer] });
    same([...answered], [2, 3]);
    same(sent.length, 0);
  }),

  'an aborted call rejects with the reason, is told to the worker and is heard no more': using(async (worker) => {
    const controller = new AbortController();
    const begun = Promise.withResolvers<void>();
    const waiting = worker.call('waitForAbort', undefined, {
      signal: controller.signal,
      onPart: () => begun.resolve(),
    });
    await begun.promise;
    controller.abort(new Error('nobody waits'));
    same((await errorOf(waiting)).message, 'nobody waits');
    same(await worker.call('abortedCalls', undefined), 1);
  }),

  'a call that was aborted before it began is not begun': using(async (worker) => {
    const gone = AbortSignal.abort(new Error('gone'));
    same((await errorOf(worker.call('waitForAbort', undefined, { signal: gone }))).message, 'gone');
    same(await worker.call('abortedCalls', undefined), 0);
  }),

  'an error fails its own call with its message, and the worker lives on': using(async (worker) => {
    const controller = new AbortController();
    const begun = Promise.withResolvers<void>();
    const waiting = errorOf(
      worker.call('waitForAbort', undefined, { signal: controller.signal, onPart: () => begun.resolve() }),
    );
    await begun.promise;
    const error = await errorOf(worker.call('throwError', 'a bug'));
    same([error instanceof CallFailed, error.message], [true, 'a bug']);
    controller.abort(new Error('enough'));
    same((await waiting).message, 'enough');
    same(await worker.call('abortedCalls', undefined), 1);
  }),

  'a request that cannot be cloned fails alone': using(async (worker) => {
    const buffer = new ArrayBuffer(8);
    structuredClone(buffer, { transfer: [buffer] });
    const spent = worker.call('double', 1, { transfer: [buffer] });
    same((await errorOf(spent)).name, 'DataCloneError');
    same(await worker.call('double', 4), 8);
  }),

  'an error outside every call ends the worker': using((worker) => dies(worker, 'crash', 'out of memory')),
  'a trap of the kernel ends the worker': using((worker) => dies(worker, 'trap', 'memory access out of bounds')),
  'an answer that cannot be cloned ends the worker': using((worker) => dies(worker, 'answerFunction', undefined)),

  'a worker that cannot start fails each call and keeps nobody waiting': async (platform) => {
    for (const client of [platform.openMissing(), platform.openUnready()]) {
      client.warmUp();
      for (const number of [1, 2]) same((await errorOf(client.call('double', number))) instanceof WorkerDied, true);
      await client.close();
    }
  },

  'handlers that cannot be loaded say why': async (platform) => {
    const client = platform.openUnready();
    same((await errorOf(client.call('double', 1))).message, 'The worker has ended: no kernel');
    await client.close();
  },

  'a closed worker rejects what waits and what comes later': async (platform) => {
    const client = platform.open();
    const begun = Promise.withResolvers<void>();
    const waiting = errorOf(client.call('waitForAbort', undefined, { onPart: () => begun.resolve() }));
    await begun.promise;
    await client.close();
    same((await waiting) instanceof WorkerDied, true);
    same((await errorOf(client.call('double', 1))) instanceof WorkerDied, true);
  },
};

/** All pending calls reject with one type of error, and another worker answers the next call. */
async function dies<K extends 'crash' | 'trap' | 'answerFunction'>(
  worker: WorkerClient<ContractCalls>,
  name: K,
  request: ContractCalls[K]['request'],
): Promise<void> {
  const controller = new AbortController();
  const begun = Promise.withResolvers<void>();
  const aborted = errorOf(
    worker.call('waitForAbort', undefined, { signal: controller.signal, onPart: () => begun.resolve() }),
  );
  await begun.promise;
  controller.abort(new Error('enough'));
  await aborted;
  same(await worker.call('abortedCalls', undefined), 1);
  const waiting = errorOf(worker.call('waitForAbort', undefined));
  const errors = await Promise.all([errorOf(worker.call(name, request)), waiting]);
  for (const error of errors) {
    same(error instanceof WorkerDied, true);
    if (typeof request === 'string') same(error.message.includes(request), true);
  }
  // Only the call that trapped was the worker's death.
  same(
    errors.map((error) => error instanceof WorkerTrapped),
    [name === 'trap', false],
  );
  // Another worker: it remembers nothing.
  same(await worker.call('abortedCalls', undefined), 0);
}

function using(step: (worker: WorkerClient<ContractCalls>) => Promise<void>) {
  return async (platform: ContractPlatform): Promise<void> => {
    const worker = platform.open();
    try {
      await step(worker);
    } finally {
      await worker.close();
    }
  };
}

async function errorOf(call: Promise<unknown>): Promise<Error> {
  const [ended] = await Promise.allSettled([call]);
  if (ended?.status === 'rejected' && ended.reason instanceof Error) return ended.reason;
  throw new Error('The call should have failed with an error');
}

function same(actual: unknown, expected: unknown): void {
  const [found, wanted] = [actual, expected].map((value) => JSON.stringify(value));
  if (found !== wanted) throw new Error(`Found ${found}, wanted ${wanted}`);
}
