import { beforeAll, describe, expect, test } from 'vitest';
import type { DesignSpec } from '#spec/design-spec.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { plainBand, solitaire } from '#spec/testing/sample-specs.ts';
import { defaultWorkshopProfile as profile } from '#spec/workshop/default-workshop-profile.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import type { Settler } from './settler.ts';
import { createSettlingQueue, type SettlingQueue } from './settling-queue.ts';
import { dyingSettler, settlerBeside } from '../testing/settlers.ts';
import { testBuilder, trappingBuilder } from '../testing/test-builder.ts';
import { yieldToEventLoop } from '../testing/test-world.ts';

const band = completeSpec(plainBand);
const ring = completeSpec(solitaire);

let here: PieceBuilder;
let there: PieceBuilder;
beforeAll(async () => {
  here = await testBuilder();
  there = await testBuilder();
});

function ask(queue: SettlingQueue, spec: DesignSpec, size = 1, signal?: AbortSignal) {
  return queue.settle({ spec, profile, size, signal });
}

/** A settler that notes the titles of its designs in the order in which it gets them. */
function writingDown(order: string[], settler: Settler): Settler {
  return {
    warmUp: () => {},
    settle: (spec, forProfile) => {
      order.push(spec.title);
      return settler.settle(spec, forProfile);
    },
  };
}

const titled = (title: string): DesignSpec => ({ ...band, title });

describe('a design', () => {
  test('comes out the same from the workbench’s own builder, from a settler, and from one that has died', async () => {
    const own = here.settle(ring, 'view', profile);
    const all = [[], [settlerBeside(there)], [dyingSettler]].map((settlers) =>
      ask(createSettlingQueue(here, settlers, yieldToEventLoop), ring),
    );
    expect(await Promise.all(all)).toEqual([own, own, own]);
  });

  test('that a settler built is handed in: it is not built again here', async () => {
    const builder = await testBuilder();
    const settled = await ask(createSettlingQueue(builder, [settlerBeside(there)], yieldToEventLoop), band);
    const opened = builder.settle(band, 'view', profile);
    expect(opened).toEqual(settled);
    expect(opened.ok && settled.ok && opened.value.piece === settled.value.piece).toBe(true);
  });

  test('that cannot be built says so, wherever it is built', async () => {
    const empty = { ...band, parts: {} } as DesignSpec;
    const problems = await Promise.all(
      [[], [settlerBeside(there)]].map((settlers) => ask(createSettlingQueue(here, settlers, yieldToEventLoop), empty)),
    );
    expect(problems).toMatchObject(Array(2).fill({ ok: false, problem: { code: 'nothing_to_cast' } }));
  });

  test('that traps the kernel of a settler fails with a remedy, and is not tried with the kernel here', async () => {
    const own = trappingBuilder();
    const queue = createSettlingQueue(own.builder, [settlerBeside(trappingBuilder().builder)], yieldToEventLoop);
    const refused = { ok: false, problem: { code: 'kernel_trapped', remedy: expect.stringContaining('Change') } };
    expect(await ask(queue, band)).toMatchObject(refused);
    // Nor when it is opened or photographed later.
    expect([own.builder.settle(band, 'view', profile), own.builder.view(band)]).toMatchObject([refused, refused]);
    expect(own.asked()).toBe(0);
    expect(() => own.builder.view(ring)).toThrow('memory access out of bounds');
  });

  test('beside one that traps is settled all the same', async () => {
    const trapping = settlerBeside(trappingBuilder().builder);
    const queue = createSettlingQueue(here, [trapping, settlerBeside(there)], yieldToEventLoop);
    const both = await Promise.all([ask(queue, ring, 2), ask(queue, band, 1)]);
    expect(both).toMatchObject([{ problem: { code: 'kernel_trapped' } }, { ok: true }]);
  });

  test('that meets a bug rejects for its caller, and the next one is settled', async () => {
    const broken = { ...ring, parts: { ...ring.parts, shank: { kind: 'spaceship' } } } as unknown as DesignSpec;
    const queue = createSettlingQueue(here, [settlerBeside(there)], yieldToEventLoop);
    const both = await Promise.allSettled([ask(queue, broken), ask(queue, band)]);
    expect(both).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: { ok: true } }]);
  });
});

describe('of designs that wait', () => {
  const sizes = [1, 4, 2, 3];

  test('several settlers take the largest first', async () => {
    const order: string[] = [];
    const queue = createSettlingQueue(
      here,
      [there, here].map((builder) => writingDown(order, settlerBeside(builder))),
      yieldToEventLoop,
    );
    await Promise.all(sizes.map((size) => ask(queue, titled(`size ${size}`), size)));
    expect(order).toEqual(['size 4', 'size 3', 'size 2', 'size 1']);
  });

  test('a single one takes them as they come', async () => {
    const order: string[] = [];
    const queue = createSettlingQueue(here, [writingDown(order, settlerBeside(there))], yieldToEventLoop);
    await Promise.all(sizes.map((size) => ask(queue, titled(`size ${size}`), size)));
    expect(order).toEqual(['size 1', 'size 4', 'size 2', 'size 3']);
  });

  test('none is begun once it was cancelled', async () => {
    const order: string[] = [];
    const controller = new AbortController();
    const settler = settlerBeside(there, async () => {
      controller.abort();
    });
    const queue = createSettlingQueue(here, [writingDown(order, settler)], yieldToEventLoop);
    const [first, second] = ['first', 'second'].map((title) => ask(queue, titled(title), 1, controller.signal));
    expect(await Promise.all([first, second])).toMatchObject([{ ok: true }, { problem: { code: 'cancelled' } }]);
    expect(order).toEqual(['first']);
  });

  test('those asked for later are settled too', async () => {
    const queue = createSettlingQueue(here, [settlerBeside(there), dyingSettler], yieldToEventLoop);
    for (let round = 0; round < 3; round += 1) {
      const settled = await Promise.all(sizes.map((size) => ask(queue, titled(`size ${size}`), size)));
      expect(settled.every(({ ok }) => ok)).toBe(true);
    }
  });
});
