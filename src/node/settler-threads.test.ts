import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { solitaire } from '#spec/testing/sample-specs.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { builtInDesigner } from '#designer/assistants/testing/built-in-designer.ts';
import type { PieceBuilder } from '#workbench/piece-builder.ts';
import { designBrief, type DesignedBrief } from '#workbench/tray/design-brief.ts';
import type { Settler } from '#workbench/tray/settler.ts';
import { createSettlingQueue } from '#workbench/tray/settling-queue.ts';
import { openPieceBuilder } from './open-piece-builder.ts';
import { openSettlerThreads, type SettlerThreads } from './settler-threads.ts';

const profile = defaultWorkshopProfile;
const ring = completeSpec(solitaire);

/** The entry of a thread that crashes at its first design. */
const dyingEntry = new URL(
  `data:text/javascript,${encodeURIComponent(
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => { throw new Error('out of memory'); });`,
  )}`,
);

let builder: PieceBuilder;
let threads: SettlerThreads;
beforeAll(async () => {
  builder = await openPieceBuilder();
  threads = openSettlerThreads(undefined, 2);
});
afterAll(() => threads.close());

async function design(settlers: readonly Settler[]): Promise<DesignedBrief> {
  const own = await openPieceBuilder();
  const studio = { designer: builtInDesigner, builder: own, queue: createSettlingQueue(own, settlers) };
  const brief = '14k white gold solitaire ring, 0.5 ct round diamond, US 6, under $1500';
  const designed = await designBrief(studio, { brief, count: 3, seed: 2, profile });
  if (!designed.ok) throw new Error(designed.problem.message);
  return designed.value;
}

test('there is one for each core up to three, none on a single core, and no thread before it is needed', () => {
  expect([1, 2, 3, 4, 64].map((cores) => openSettlerThreads(dyingEntry, cores).settlers.length)).toEqual([
    0, 2, 3, 3, 3,
  ]);
});

describe('threads', () => {
  test('settle a design to the last facet like the builder of this one', async () => {
    const answers = await Promise.all(threads.settlers.map((settler) => settler.settle(ring, profile)));
    const own = builder.settle(ring, 'view', profile);
    expect(answers).toEqual([own, own]);
  });

  test('settle a brief to the same proposals, notes and numbers as one builder alone', async () => {
    expect(await design(threads.settlers)).toEqual(await design([]));
  });
});

test('threads that die lose no design, and others are started for the next', async () => {
  const dying = openSettlerThreads(dyingEntry, 2);
  try {
    const [first] = dying.settlers;
    await expect(first?.settle(ring, profile)).rejects.toThrow('out of memory');
    expect((await design(dying.settlers)).proposals).toHaveLength(3);
    await expect(first?.settle(ring, profile)).rejects.toThrow('out of memory');
  } finally {
    await dying.close();
  }
});
