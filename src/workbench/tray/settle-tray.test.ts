import { beforeAll, describe, expect, test } from 'vitest';
import type { Designer } from '#designer/assistant.ts';
import type { Role } from '#designer/proposal.ts';
import { pictureModel } from '#picture/picture-model.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { applyEdit } from '#spec/edit.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { plainBand, roundBangle, solitaire, studs } from '#spec/testing/sample-specs.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import type { TestedProposal } from './propose-and-test.ts';
import type { SettledProposal } from './settle-proposal.ts';
import { settleTray } from './settle-tray.ts';
import type { Settler } from './settler.ts';
import { createSettlingQueue } from './settling-queue.ts';
import { taskFor, proposal, scriptedDesigner } from '../testing/scripted-designer.ts';
import { dyingSettler, settlerBeside } from '../testing/settlers.ts';
import { testBuilder } from '../testing/test-builder.ts';
import { yieldToEventLoop } from '../testing/test-world.ts';

const band = completeSpec(plainBand);
const ring = completeSpec(solitaire);
const bangle = completeSpec(roundBangle);
const pair = completeSpec(studs);

function thinPalm(spec: DesignSpec): DesignSpec {
  const edited = applyEdit(spec, [{ op: 'replace', path: '/parts/shank/palmThicknessMm', value: 0.4 }]);
  if (!edited.ok) throw new Error(edited.problem.message);
  return edited.value;
}

let builders: readonly PieceBuilder[];
beforeAll(async () => {
  builders = [await testBuilder(), await testBuilder(), await testBuilder()];
});

function tested(role: Role, spec: DesignSpec): TestedProposal {
  const piece = (builders[0] as PieceBuilder).drag(spec);
  if (!piece.ok) throw new Error(piece.problem.message);
  return { design: proposal(role, spec), model: pictureModel(piece.value, spec), item: 0 };
}

interface Settled {
  readonly proposals: readonly SettledProposal[];
  readonly shownIn: readonly number[];
  readonly leftOut: readonly number[];
}

async function settle(
  designer: Designer,
  first: readonly TestedProposal[],
  settlers: readonly Settler[],
): Promise<Settled> {
  const builder = builders[0] as PieceBuilder;
  const shownIn: number[] = [];
  const leftOut: number[] = [];
  const settled = await settleTray(
    {
      designer,
      builder,
      queue: createSettlingQueue(builder, settlers, yieldToEventLoop),
      drawn: Promise.resolve(),
      onLeftOut: (_, index) => void leftOut.push(index),
      onSettled: (_, index) => void shownIn.push(index),
    },
    taskFor(first.length),
    first,
  );
  if (!settled.ok) throw new Error(settled.problem.message);
  return { proposals: settled.value, shownIn, leftOut };
}

/** Waits longer for earlier designs, so that later ones are answered first. */
function slowing(): () => Promise<void> {
  let turns = 12;
  return async () => {
    turns -= 3;
    for (let turn = 0; turn < turns; turn += 1) await yieldToEventLoop();
  };
}

const ways = (): readonly (readonly Settler[])[] => {
  const wait = slowing();
  const [, second, third] = builders as [PieceBuilder, PieceBuilder, PieceBuilder];
  return [
    [],
    [settlerBeside(second)],
    [settlerBeside(second, wait), settlerBeside(third, wait)],
    [dyingSettler, settlerBeside(third, wait), dyingSettler],
  ];
};

describe('a tray', () => {
  const roles = ['classic', 'generous', 'quiet', 'character'] as const;

  /** The first and the third proposal cannot be cast; only for the first does the designer have another answer. */
  const designer = (): Designer =>
    scriptedDesigner(() => [proposal('classic', ring), proposal('quiet', thinPalm(ring))]);

  test('is the same whoever settles it, in whatever order the answers come', async () => {
    const first = [thinPalm(ring), bangle, thinPalm(band), pair].map((spec, index) =>
      tested(roles[index] as Role, spec),
    );
    const settled = [];
    for (const settlers of ways()) settled.push(await settle(designer(), first, settlers));
    const [alone, ...others] = settled.map(({ proposals }) => proposals);
    expect(alone?.map((one) => one.tested.design.spec)).toEqual([ring, bangle, thinPalm(band), pair]);
    for (const other of others) expect(other).toEqual(alone);
    for (const { shownIn, leftOut } of settled) {
      expect(shownIn.toSorted((a, b) => a - b)).toEqual([0, 1, 3]);
      expect(leftOut).toEqual([2]);
    }
  });

  test('keeps the later of two proposals as it was when both would come to look alike; the first keeps its name', async () => {
    const both = [tested('classic', thinPalm(ring)), tested('quiet', thinPalm(band))];
    for (const settlers of ways()) {
      const alike = scriptedDesigner(() => [proposal('classic', bangle), proposal('quiet', bangle)]);
      const { proposals, shownIn, leftOut } = await settle(alike, both, settlers);
      expect(proposals.map((one) => one.tested.design.spec)).toEqual([
        { ...bangle, title: ring.title },
        thinPalm(band),
      ]);
      expect(shownIn).toEqual([0]);
      expect(leftOut).toEqual([1]);
    }
  });
});

test('a bug in a designer is thrown after all others have ended, so that nothing is shown afterwards', async () => {
  const shownIn: number[] = [];
  const [builder] = builders as [PieceBuilder];
  const designer = scriptedDesigner(() => {
    throw new TypeError('Cannot read properties of undefined');
  });
  const settling = settleTray(
    {
      designer,
      builder,
      queue: createSettlingQueue(builder, [], yieldToEventLoop),
      drawn: Promise.resolve(),
      onLeftOut: () => {},
      onSettled: (_, index) => void shownIn.push(index),
    },
    taskFor(2),
    [tested('classic', thinPalm(ring)), tested('quiet', bangle)],
  );
  await expect(settling).rejects.toThrow(TypeError);
  expect(shownIn).toEqual([1]);
});
