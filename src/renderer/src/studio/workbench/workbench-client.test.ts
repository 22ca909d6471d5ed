import { describe, expect, test } from 'vitest';
import type { WorkbenchAnswer, WorkbenchRequest } from '#workbench/messages.ts';
import { createWorkbenchClient, type NewJob, type WorkbenchWorker } from './workbench-client.ts';

const job = { type: 'export', format: 'stl' } as NewJob;

function bench() {
  const workers: (WorkbenchWorker & { posted: WorkbenchRequest[] })[] = [];
  const client = createWorkbenchClient(() => {
    const posted: WorkbenchRequest[] = [];
    const worker = {
      posted,
      postMessage: (request: WorkbenchRequest) => void posted.push(request),
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
    };
    workers.push(worker);
    return worker;
  });
  const answer = (given: WorkbenchAnswer) => workers.at(-1)?.onmessage?.({ data: given } as MessageEvent);
  return { client, workers, answer };
}

describe('the workbench client', () => {
  test('hears only the answers to its own job, until the last one', () => {
    const { client, answer } = bench();
    const heard: WorkbenchAnswer[] = [];
    client.start(job, (given) => heard.push(given));
    client.start(job, () => undefined);
    answer({ type: 'progress', id: 1, done: 1, total: 2, what: 'half' });
    answer({ type: 'progress', id: 2, done: 1, total: 2, what: 'another job' });
    answer({ type: 'done', id: 1 });
    answer({ type: 'done', id: 1 });
    expect(heard.map(({ type, id }) => `${type} ${id}`)).toEqual(['progress 1', 'done 1']);
  });

  test('a cancelled job is told to the worker once and not heard again', () => {
    const { client, workers, answer } = bench();
    const heard: WorkbenchAnswer[] = [];
    const running = client.start(job, (given) => heard.push(given));
    running.cancel();
    running.cancel();
    answer({ type: 'cancelled', id: 1 });
    expect(heard).toEqual([]);
    expect(workers[0]?.posted.map(({ type }) => type)).toEqual(['export', 'cancel']);
  });

  test('warming up starts the worker that the first job then gets', () => {
    const { client, workers } = bench();
    client.warmUp();
    client.start(job, () => undefined);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.posted.map(({ type }) => type)).toEqual(['warm-up', 'export']);
  });

  test('when the worker dies its jobs fail with a remedy and the next job gets a new one', () => {
    const { client, workers } = bench();
    const heard: WorkbenchAnswer[] = [];
    client.start(job, (given) => heard.push(given));
    workers[0]?.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
    expect(heard).toMatchObject([{ type: 'failed', id: 1, problem: { code: 'workbench_stopped' } }]);
    client.start(job, () => undefined);
    expect(workers).toHaveLength(2);
  });
});
