import { getEventListeners } from 'node:events';
import { expect, expectTypeOf, test } from 'vitest';
import { WorkerDied } from './errors.ts';
import type { StartWorker } from './protocol.ts';
import { type ContractCalls, contractHandlers } from './testing/contract-worker.ts';
import { workersInThisThread } from './testing/worker-in-this-thread.ts';
import { openWorkerClient } from './worker-client.ts';

// The contract of all platforms' workers is in testing/contract.ts; the tests of both adapters run it.

test('a worker is started by the first call or by warming up, and then kept', async () => {
  const workers = workersInThisThread(contractHandlers);
  const client = openWorkerClient<ContractCalls>(workers.start);
  expect(workers.started()).toBe(0);
  client.warmUp();
  expect(await client.call('double', 1)).toBe(2);
  expect(await client.call('double', 2)).toBe(4);
  expect(workers.started()).toBe(1);
});

test('where no worker can start, each call rejects, and warming up does not', async () => {
  let starts = 0;
  const start: StartWorker = () => {
    starts += 1;
    throw new Error('workers are forbidden here');
  };
  const client = openWorkerClient<ContractCalls>(start);
  client.warmUp();
  await expect(client.call('double', 1)).rejects.toThrow(WorkerDied);
  await expect(client.call('double', 1)).rejects.toThrow('workers are forbidden here');
  expect(starts).toBe(3);
});

test('after the death of an idle worker, the next call starts another', async () => {
  const workers = workersInThisThread(contractHandlers);
  const client = openWorkerClient<ContractCalls>(workers.start);
  await client.call('double', 1);
  workers.kill('out of memory');
  expect(workers.started()).toBe(1);
  expect(await client.call('double', 2)).toBe(4);
  expect(workers.started()).toBe(2);
});

test('listeners are removed from a signal once its call has ended', async () => {
  const workers = workersInThisThread(contractHandlers);
  const client = openWorkerClient<ContractCalls>(workers.start);
  const { signal } = new AbortController();
  const ended = client.call('double', 1, { signal });
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  expect(await ended).toBe(2);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('requests, parts and results are typed by the name of the call', async () => {
  const client = openWorkerClient<ContractCalls>(workersInThisThread(contractHandlers).start);
  expectTypeOf(client.call<'double'>)
    .parameter(1)
    .toEqualTypeOf<number>();
  expectTypeOf(client.call<'addOne'>).returns.resolves.toEqualTypeOf<Float64Array<ArrayBuffer>>();
  expectTypeOf(client.call<'waitForAbort'>)
    .parameter(2)
    .toExtend<{ onPart?: (part: 'begun') => void } | undefined>();
  expect(await client.call('double', 21)).toBe(42);
});
