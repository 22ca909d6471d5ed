import { describe, expect, test } from 'vitest';
import type { Handlers } from '#shared/worker-calls/answer-calls.ts';
import { openWorkerClient } from '#shared/worker-calls/worker-client.ts';
import { workersInThisThread } from '#shared/worker-calls/testing/worker-in-this-thread.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { JobEnd } from '#workbench/answers.ts';
import type { WorkbenchJob } from '#workbench/jobs.ts';
import type { WorkbenchCalls } from '#workbench/workbench-calls.ts';
import { workshopProfile } from '../workshop-profile.ts';
import { createWorkbenchClient } from './workbench-client.ts';

const done: JobEnd = { type: 'done' };
const file = { type: 'exported', fileName: 'band.stl', mediaType: 'model/stl', bytes: new Uint8Array(3) } as const;
const job = { type: 'export', format: 'stl', spec: {} } as WorkbenchJob<'export'>;

/** A workbench that answers an export at once and everything else never; each knows which calls it was aborted in. */
function studio() {
  const asked: string[] = [];
  const aborted: string[] = [];
  const profiles: WorkshopProfile[] = [];
  const never = ({ type }: WorkbenchJob, { signal }: { readonly signal: AbortSignal }): Promise<JobEnd> => {
    asked.push(type);
    signal.addEventListener('abort', () => aborted.push(type));
    return new Promise(() => {});
  };
  const handlers: Handlers<WorkbenchCalls> = {
    warmUp: () => done,
    design: never,
    build: never,
    drawing: never,
    benchViews: never,
    picture: never,
    chat: never,
    readSketch: never,
    drawSketch: never,
    export({ profile }, { report }) {
      profiles.push(profile);
      report(file);
      return done;
    },
  };
  const workers = workersInThisThread<WorkbenchCalls>(() => handlers);
  return {
    client: createWorkbenchClient(openWorkerClient(workers.start), workshopProfile),
    workers,
    asked,
    aborted,
    profiles,
  };
}

const picture = { type: 'picture', lane: 'hero' } as WorkbenchJob<'picture'>;

describe('the workbench client', () => {
  test('adds the profile of the workshop to a job', async () => {
    const { client, profiles } = studio();
    await new Promise<void>((resolve) => {
      client.start(job, ({ type }) => type === 'done' && resolve());
    });
    expect(profiles).toEqual([workshopProfile()]);
  });

  test('passes the answers of each job to its caller, the end last', async () => {
    const { client } = studio();
    const told: string[] = [];
    client.start(picture, ({ type }) => told.push(`picture: ${type}`));
    await new Promise<void>((resolve) => {
      client.start(job, (answer) => {
        told.push(answer.type);
        if (answer.type === 'done') resolve();
      });
    });
    expect(told).toEqual(['exported', 'done']);
  });

  test('aborts a cancelled job in the worker once, and passes on nothing more of it', async () => {
    const { client, asked, aborted } = studio();
    const told: string[] = [];
    const running = client.start(picture, ({ type }) => told.push(type));
    await expect.poll(() => asked).toEqual(['picture']);
    running.cancel();
    running.cancel();
    await expect.poll(() => aborted).toEqual(['picture']);
    expect(told).toEqual([]);
  });

  test('starts its worker with the first job, or when it is warmed up', () => {
    const { client, workers } = studio();
    expect(workers.started()).toBe(0);
    client.warmUp();
    client.start(job, () => undefined);
    expect(workers.started()).toBe(1);
  });

  test('fails with a remedy when the worker dies, and the next job gets a new one', async () => {
    const { client, workers, asked } = studio();
    const told: unknown[] = [];
    client.start(picture, (answer) => told.push(answer));
    await expect.poll(() => asked).toEqual(['picture']);
    workers.kill('out of memory');
    await expect.poll(() => told).toMatchObject([{ type: 'failed', problem: { code: 'workbench_stopped' } }]);
    const types: string[] = [];
    client.start(job, ({ type }) => types.push(type));
    await expect.poll(() => types).toEqual(['exported', 'done']);
    expect(workers.started()).toBe(2);
  });
});
