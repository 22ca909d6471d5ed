import { beforeAll, describe, expect, test } from 'vitest';
import { fail } from '#shared/result.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { plainBand } from '#spec/testing/sample-specs.ts';
import { defaultWorkshopProfile as profile } from '#spec/workshop/default-workshop-profile.ts';
import { type BriefListener, type BriefStudio, designBrief } from './design-brief.ts';
import { nothingCastable } from './nothing-castable.ts';
import type { PieceBuilder } from '../piece-builder.ts';
import { createSettlingQueue } from './settling-queue.ts';
import { proposal, scriptedDesigner } from '../testing/scripted-designer.ts';
import { testBuilder } from '../testing/test-builder.ts';

const task = { brief: 'a plain band', count: 1, seed: 1, profile };

let builder: PieceBuilder;
beforeAll(async () => {
  builder = await testBuilder();
});

function studio(changes: Partial<BriefStudio> = {}): BriefStudio {
  const designer = scriptedDesigner(() => [proposal('classic', completeSpec(plainBand))]);
  return { designer, builder, queue: createSettlingQueue(builder, []), ...changes };
}

/** A band of which the palm is thinner than metal fills a mould. */
function uncastable() {
  const shank = { kind: 'shank', palmThicknessMm: 0.4, shoulderWidthMm: 7 } as const;
  return completeSpec({ ...plainBand, parts: { shank } });
}

/** A listener that writes down what it is told, and draws for a while before anything may be settled. */
function listener(told: string[], changes: Partial<BriefListener> = {}): BriefListener {
  return {
    onUnderstood: () => told.push('understood'),
    onProposed(tested) {
      told.push(`proposed ${tested.length}`);
      const draw = async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        told.push('drawn');
      };
      return {
        drawn: draw(),
        onLeftOut: (_, index) => told.push(`left out ${index}`),
        onSettled: (_, index) => told.push(`settled ${index}`),
        onAllSettled: async (proposals) => void told.push(`all ${proposals.length} settled`),
      };
    },
    ...changes,
  };
}

describe('a brief', () => {
  test('is designed the same with a listener as without, and the listener is told of each step', async () => {
    const told: string[] = [];
    const shown = await designBrief(studio(), task, listener(told));
    expect(told).toEqual(['understood', 'proposed 1', 'drawn', 'settled 0', 'all 1 settled']);
    expect(shown).toEqual(await designBrief(studio(), task));
    expect(shown).toMatchObject({ ok: true, value: { proposals: [{ settled: { sheet: { alloy: 'au750_y' } } }] } });
  });

  test('is designed only when its listener has seen all of it', async () => {
    const told: string[] = [];
    const onAllSettled = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      told.push('photographed');
    };
    await designBrief(studio(), task, {
      onUnderstood: () => {},
      onProposed: () => ({ drawn: Promise.resolve(), onSettled: () => {}, onLeftOut: () => {}, onAllSettled }),
    });
    expect(told).toEqual(['photographed']);
  });

  test('shows nothing that cannot be cast, and says which it left out', async () => {
    const told: string[] = [];
    const both = () => [proposal('classic', completeSpec(plainBand)), proposal('quiet', uncastable())];
    const shown = await designBrief(
      studio({ designer: scriptedDesigner(both) }),
      { ...task, count: 2 },
      listener(told),
    );
    expect(told).toContain('left out 1');
    expect(told).not.toContain('settled 1');
    // Scripts get all of them, with what keeps one from being cast.
    expect(shown.ok && shown.value.proposals).toHaveLength(2);
    expect(shown.ok && nothingCastable(shown.value.proposals)).toBeUndefined();
  });

  test('for which nothing at all can be cast says what to change', async () => {
    const designer = scriptedDesigner(() => [proposal('classic', uncastable())]);
    const shown = await designBrief(studio({ designer }), task);
    if (!shown.ok) throw new Error(shown.problem.message);
    expect(nothingCastable(shown.value.proposals)).toMatchObject({ code: 'nothing_castable' });
  });

  test('of which nobody waits for more ends without being settled', async () => {
    const told: string[] = [];
    const controller = new AbortController();
    const designed = await designBrief(
      studio(),
      task,
      listener(told, { signal: controller.signal, onUnderstood: () => controller.abort() }),
    );
    expect(designed).toMatchObject({ ok: false, problem: { code: 'cancelled' } });
    expect(told).toEqual(['proposed 1', 'drawn']);
  });

  test('that is not understood, or for which nothing is proposed, ends with the designer’s problem', async () => {
    const problem = { code: 'no_answer', message: 'Nothing came back.', remedy: 'Ask again.' };
    const { designer } = studio();
    const told: string[] = [];
    const silent = [
      { ...designer, understand: async () => fail(problem) },
      { ...designer, propose: async () => fail(problem) },
    ];
    const ended = silent.map((one) => designBrief(studio({ designer: one }), task, listener(told)));
    expect(await Promise.all(ended)).toEqual([fail(problem), fail(problem)]);
    expect(told).toEqual(['understood']);
  });
});
