import { beforeAll, describe, expect, test } from 'vitest';
import { HandedOver } from '#shared/worker-calls/answer-calls.ts';
import { openWorkerClient } from '#shared/worker-calls/worker-client.ts';
import { type WorkersInThisThread, workersInThisThread } from '#shared/worker-calls/testing/worker-in-this-thread.ts';
import type { PictureRequest, Pixels } from './contract.ts';
import { takePicture } from './take-picture.ts';
import { testRing } from './testing/test-pieces.ts';
import { tracerInThisThread } from './testing/tracer-in-this-thread.ts';
import { type TracerCalls, tracerHandlers } from './tracer-calls.ts';

const small: PictureRequest = { view: 'hero', ground: 'white', widthPx: 40, heightPx: 40, seed: 3 };
const ring = testRing('ruby');

interface MortalTracer {
  readonly tracer: ReturnType<typeof openWorkerClient<TracerCalls>>;
  readonly workers: WorkersInThisThread;
}

/** A tracer that dies at some of its tiles, counted over all its workers. */
function mortalTracer(diesOf: (tile: number, fromRow: number) => boolean): MortalTracer {
  let tile = 0;
  const workers = workersInThisThread<TracerCalls>(() => {
    const handlers = tracerHandlers();
    return {
      ...handlers,
      trace(request, answering) {
        tile += 1;
        if (!diesOf(tile, request.rows.fromRow)) return handlers.trace(request, answering);
        workers.kill('out of memory');
        return new HandedOver(undefined, []);
      },
    };
  });
  return { tracer: openWorkerClient<TracerCalls>(workers.start), workers };
}

let whole: Pixels;
beforeAll(async () => {
  whole = await takePicture([tracerInThisThread()], ring, small, { picture: 1 });
});

describe('a picture of which a tracer dies', () => {
  test('is finished by the others, pixel for pixel the same, without restarting the dead one', async () => {
    const { tracer, workers } = mortalTracer((tile) => tile === 4);
    const picture = await takePicture([tracer, tracerInThisThread(), tracerInThisThread()], ring, small, {
      picture: 2,
    });
    expect(picture.rgba).toEqual(whole.rgba);
    expect(workers.started()).toBe(1);
    const next = await takePicture([tracer], ring, small, { picture: 3 });
    expect(next.rgba).toEqual(whole.rgba);
    expect(workers.started()).toBe(2);
  });

  test.each([
    ['the only one', 1],
    ['all of them', 3],
  ])('and it is %s, is finished by the successors', async (_, count) => {
    const tracers = Array.from({ length: count }, () => mortalTracer((tile) => tile === 2));
    const picture = await takePicture(
      tracers.map(({ tracer }) => tracer),
      ring,
      small,
      { picture: 1 },
    );
    expect(picture.rgba).toEqual(whole.rgba);
    for (const { workers } of tracers) expect(workers.started()).toBe(2);
  });

  test.each([0, 1])('while it prepares, with %i others beside it, is finished', async (others) => {
    let prepared = 0;
    const workers = workersInThisThread<TracerCalls>(() => {
      const handlers = tracerHandlers();
      return {
        ...handlers,
        prepare(request, answering) {
          prepared += 1;
          if (prepared === 1) workers.kill('out of memory');
          return handlers.prepare(request, answering);
        },
      };
    });
    const tracers = [
      openWorkerClient<TracerCalls>(workers.start),
      ...Array.from({ length: others }, tracerInThisThread),
    ];
    const picture = await takePicture(tracers, ring, small, { picture: 1 });
    expect(picture.rgba).toEqual(whole.rgba);
    expect(workers.started()).toBe(2 - others);
  });

  test('between two tiles, without a call, is finished all the same', async () => {
    const { tracer, workers } = mortalTracer(() => false);
    const picture = await takePicture([tracer, tracerInThisThread()], ring, small, {
      picture: 1,
      onPass: (_, pass) => {
        if (pass === 0) workers.kill('out of memory');
      },
    });
    expect(picture.rgba).toEqual(whole.rgba);
  });

  test('always at the same tile, is given up with the reason', async () => {
    const { tracer, workers } = mortalTracer((_, fromRow) => fromRow === 8);
    await expect(takePicture([tracer], ring, small, { picture: 1 })).rejects.toThrow('out of memory');
    expect(workers.started()).toBeLessThanOrEqual(3);
  });
});

test('a tracer with a bug rejects at once', async () => {
  const { start } = workersInThisThread<TracerCalls>(() => ({
    ...tracerHandlers(),
    trace() {
      throw new TypeError('undefined is not a ray');
    },
  }));
  const tracer = openWorkerClient<TracerCalls>(start);
  await expect(takePicture([tracer], ring, small, { picture: 1 })).rejects.toThrow('undefined is not a ray');
});
