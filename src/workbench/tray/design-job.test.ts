import { beforeAll, describe, expect, test } from 'vitest';
import { builtInDesigner } from '#designer/assistants/testing/built-in-designer.ts';
import type { Result } from '#shared/result.ts';
import { applyEdit } from '#spec/edit.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { plainBand, solitaire } from '#spec/testing/sample-specs.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { RecordedWorkbench, type Job, ofType, type JobMessage } from '../testing/recorded-workbench.ts';
import { proposal, scriptedDesigner } from '../testing/scripted-designer.ts';
import { dyingSettler, settlerBeside } from '../testing/settlers.ts';
import { testBuilder } from '../testing/test-builder.ts';
import { yieldToEventLoop, testWorld } from '../testing/test-world.ts';
import type { WorkbenchWorld } from '../world.ts';

const RUBY_BRIEF = '18k rose gold engagement ring, 1 ct oval ruby, diamond halo, US 6.5, under $4000';

function design(id: number, brief: string, count: number): Job {
  return { type: 'design', id, brief, count, seed: 1, ground: 'paper', profile: defaultWorkshopProfile };
}

let world: WorkbenchWorld;
beforeAll(async () => {
  world = await testWorld();
});

describe('a brief for four', () => {
  let answers: readonly JobMessage[];
  beforeAll(async () => {
    answers = await new RecordedWorkbench(world).ask(design(7, RUBY_BRIEF, 4));
  });

  test('is answered in the order in which a client looks: understood, proposed, drawn, settled, photographed', () => {
    const order: string[] = [];
    for (const { type } of answers) if (order.at(-1) !== type && type !== 'progress') order.push(type);
    expect(order).toEqual(['understood', 'proposed', 'drawing', 'settled', 'picture', 'done']);
  });

  test('shows each proposal once in every shape, under one id', () => {
    const [proposed] = ofType(answers, 'proposed');
    const ids = proposed?.proposals.map(({ id }) => id) ?? [];
    expect(ids).toEqual(['1', '2', '3', '4']);
    expect(ofType(answers, 'drawing').map(({ proposalId }) => proposalId)).toEqual(ids);
    expect(ofType(answers, 'settled').map(({ proposal }) => proposal.id)).toEqual(ids);
    const final = ofType(answers, 'picture').filter((picture) => picture.final);
    expect(final.map(({ proposalId }) => proposalId)).toEqual(ids);
  });

  test('settles four designs that can be cast, within the budget', () => {
    for (const { findings, sheet } of ofType(answers, 'settled')) {
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(sheet.castMetalGrams).toBeGreaterThan(1);
      expect(sheet.price.amount).toBeLessThanOrEqual(4000);
    }
  });

  test('reports its progress to the end', () => {
    const steps = ofType(answers, 'progress');
    expect(steps.map(({ done }) => done)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(steps.map(({ total }) => total))).toEqual(new Set([9]));
    expect(steps.map(({ next }) => next === 'photographing').indexOf(true)).toBe(4);
  });
});

test('a proposal that settling changed comes with a drawing of its own, any other without', async () => {
  const band = completeSpec(plainBand);
  const thin = applyEdit(band, [{ op: 'replace', path: '/parts/shank/palmThicknessMm', value: 0.4 }]);
  if (!thin.ok) throw new Error(thin.problem.message);
  const first = [proposal('classic', thin.value), proposal('quiet', completeSpec(solitaire))];
  const replaced = [proposal('classic', band), proposal('quiet', completeSpec(solitaire))];
  const designer = scriptedDesigner((_, round) => (round === 1 ? first : replaced));
  const answers = await new RecordedWorkbench({ ...world, designer }).ask(design(1, 'a band and a ring', 2));
  const settled = ofType(answers, 'settled').map(({ proposal: { spec }, svg }) => [spec.title, svg?.slice(0, 4)]);
  expect(Object.fromEntries(settled)).toEqual({ 'Court band': '<svg', Solitaire: undefined });
});

test('settlers, even dying ones, change no answer, and nothing is settled before all is drawn', async () => {
  const job = design(3, 'plain 18k gold band, US 7', 2);
  const alone = await new RecordedWorkbench(world).ask(job);
  const settlers = [settlerBeside(await testBuilder()), dyingSettler];
  const together = await new RecordedWorkbench({ ...world, settlers }).ask(job);
  const byProposal = (answers: readonly JobMessage[]) =>
    ofType(answers, 'settled').toSorted((a, b) => a.proposal.id.localeCompare(b.proposal.id));
  expect(byProposal(together)).toEqual(byProposal(alone));
  expect(together.map(({ type }) => type)).toEqual(alone.map(({ type }) => type));
});

describe('cancelled', () => {
  const answerTypes = ['understood', 'drawing', 'settled', 'picture'] as const;

  test.each(answerTypes)(
    'at the first answer that is %s, a job ends as cancelled and posts nothing of what was to come',
    async (last) => {
      const recorded = new RecordedWorkbench(world);
      recorded.onAnswer = ({ type, id }) => {
        if (type === last) recorded.cancel(id);
      };
      const answers = await recorded.ask(design(1, 'plain 18k gold band, US 7', 2));
      await yieldToEventLoop();
      expect(answers.at(-1)).toEqual({ type: 'cancelled', id: 1 });
      expect(recorded.of(1)).toHaveLength(answers.length);
      const later = answerTypes.slice(answerTypes.indexOf(last) + 1).filter((type) => type !== 'drawing');
      expect(answers.filter(({ type }) => (later as readonly string[]).includes(type))).toEqual([]);
    },
  );

  test.each(['settled', 'picture'] as const)('at the first that is %s, a job shows no second one', async (last) => {
    const recorded = new RecordedWorkbench(world);
    recorded.onAnswer = ({ type, id }) => {
      if (type === last) recorded.cancel(id);
    };
    expect(ofType(await recorded.ask(design(1, 'plain 18k gold band, US 7', 2)), last)).toHaveLength(1);
  });

  test('before it began, a job says nothing but that', async () => {
    const recorded = new RecordedWorkbench(world);
    const answers = recorded.ask(design(1, 'plain 18k gold band, US 7', 1));
    recorded.cancel(1);
    expect(await answers).toEqual([{ type: 'cancelled', id: 1 }]);
  });
});

describe('a brief that cannot be designed', () => {
  test.each([
    ['', 'empty_brief'],
    ['gold ring in silver only', 'contradictory_brief'],
    ['💍', 'nothing_understood'],
  ])('%j fails with a problem and its remedy', async (brief, code) => {
    const answers = await new RecordedWorkbench(world).ask(design(1, brief, 4));
    expect(answers).toEqual([
      {
        type: 'failed',
        id: 1,
        findings: [],
        problem: expect.objectContaining({ code, message: expect.any(String), remedy: expect.any(String) }),
      },
    ]);
  });
});

test('a bug in a designer ends the job with words and no stack', async () => {
  const designer = {
    ...builtInDesigner,
    async propose(): Promise<Result<never>> {
      throw new TypeError('Cannot read properties of undefined');
    },
  };
  const answers = await new RecordedWorkbench({ ...world, designer }).ask(design(1, 'gold band US 7', 1));
  expect(answers.at(-1)).toMatchObject({ type: 'failed', problem: { code: 'internal_error' } });
  expect(JSON.stringify(answers)).not.toMatch(/ at |\.ts:/);
});
