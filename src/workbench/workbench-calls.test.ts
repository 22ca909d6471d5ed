import { beforeAll, describe, expect, test } from 'vitest';
import type { DesignSpec } from '#spec/design-spec.ts';
import { applyEdit } from '#spec/edit.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { plainBand, solitaire } from '#spec/testing/sample-specs.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { RecordedWorkbench, type Job, ofType } from './testing/recorded-workbench.ts';
import { dyingSettler } from './testing/settlers.ts';
import { yieldToEventLoop, testWorld } from './testing/test-world.ts';
import type { WorkbenchWorld } from './world.ts';

const profile = defaultWorkshopProfile;
const band = completeSpec(plainBand);
const ring = completeSpec(solitaire);
const picture = { view: 'hero', ground: 'paper', widthPx: 64, heightPx: 64, seed: 1 } as const;

function thinPalm(spec: DesignSpec): DesignSpec {
  const edited = applyEdit(spec, [{ op: 'replace', path: '/parts/shank/palmThicknessMm', value: 0.4 }]);
  if (!edited.ok) throw new Error(edited.problem.message);
  return edited.value;
}

const jobs = {
  drag: { type: 'build', id: 1, lane: 'live', spec: ring, quality: 'drag', profile },
  view: { type: 'build', id: 1, lane: 'live', spec: ring, quality: 'view', profile },
  drawing: { type: 'drawing', id: 1, lane: 'sheet', spec: ring, picture, profile },
  picture: { type: 'picture', id: 1, lane: 'photograph', spec: band, picture, quick: false, profile },
  export: { type: 'export', id: 1, spec: band, format: 'stl', profile },
} as const satisfies Record<string, Job>;

let world: WorkbenchWorld;
beforeAll(async () => {
  world = await testWorld();
});

describe('each kind of job', () => {
  test.each([
    ['drag', ['built', 'done']],
    ['view', ['built', 'done']],
    ['drawing', ['drawing', 'done']],
    ['export', ['exported', 'done']],
    ['picture', ['picture', 'picture', 'picture', 'picture', 'done']],
  ] as const)('%s is answered and ends', async (name, types) => {
    const recorded = new RecordedWorkbench(world);
    await recorded.ask(jobs[name]);
    expect(recorded.typesOf(1)).toEqual(types);
  });

  test('that finds a bug ends with words, and the next one works', async () => {
    const broken = { ...ring, parts: { ...ring.parts, shank: { kind: 'spaceship' } } } as unknown as DesignSpec;
    const recorded = new RecordedWorkbench(world);
    const answers = await recorded.ask({ ...jobs.view, spec: broken });
    expect(answers).toMatchObject([{ type: 'failed', problem: { code: 'internal_error' } }]);
    expect(JSON.stringify(answers)).not.toMatch(/ at |\.ts:/);
    expect((await recorded.ask({ ...jobs.view, id: 2 })).at(-1)).toEqual({ type: 'done', id: 2 });
  });
});

test('a kernel that trapped is not asked again: the job throws, so that its worker ends', async () => {
  const trap = Object.assign(new Error('memory access out of bounds'), { name: 'RuntimeError' });
  const photograph = () => Promise.reject(trap);
  await expect(new RecordedWorkbench({ ...world, photograph }).ask(jobs.picture)).rejects.toBe(trap);
});

describe('a build', () => {
  test('while dragging is shells alone: no sheet, no findings, no waiting', async () => {
    const [built] = ofType(await new RecordedWorkbench(world).ask({ ...jobs.drag, spec: thinPalm(ring) }), 'built');
    expect(built).toMatchObject({ quality: 'drag', sheet: undefined, findings: [] });
    expect(built?.model.metals[0]?.positions.length).toBeGreaterThan(9000);
  });

  test('that has settled has its sheet, and is shown even with errors among its findings', async () => {
    const [built] = ofType(await new RecordedWorkbench(world).ask({ ...jobs.view, spec: thinPalm(ring) }), 'built');
    expect(built?.sheet?.alloy).toBe('pt950_ru');
    expect(built?.findings[0]).toMatchObject({ rule: 'shank.palm-thickness', severity: 'error', part: 'shank' });
  });
});

describe('lanes', () => {
  test('let the latest win: of three builds in one tick only the last is made', async () => {
    const recorded = new RecordedWorkbench(world);
    await Promise.all([1, 2, 3].map((id) => recorded.ask({ ...jobs.drag, id })));
    expect([1, 2, 3].map((id) => recorded.typesOf(id))).toEqual([['cancelled'], ['cancelled'], ['built', 'done']]);
  });

  test('do not wait for each other, and files have no lane', async () => {
    const recorded = new RecordedWorkbench(world);
    const all: readonly Job[] = [
      { ...jobs.drag, id: 1 },
      { ...jobs.drawing, id: 2 },
      { ...jobs.export, id: 3 },
      { ...jobs.export, id: 4, format: 'glb' },
    ];
    await Promise.all(all.map((job) => recorded.ask(job)));
    expect(all.map(({ id }) => recorded.typesOf(id).at(-1))).toEqual(['done', 'done', 'done', 'done']);
  });

  test('stop a photograph between two passes for the next one', async () => {
    const recorded = new RecordedWorkbench(world);
    let second: Promise<unknown> | undefined;
    recorded.onAnswer = ({ type, id }) => {
      if (type === 'picture' && id === 1) second ??= recorded.ask({ ...jobs.picture, id: 2 });
    };
    await recorded.ask(jobs.picture);
    await second;
    expect(recorded.typesOf(1)).toEqual(['picture', 'cancelled']);
    expect(recorded.typesOf(2).at(-1)).toBe('done');
  });

  test('let a slider through while a photograph is taken', async () => {
    const recorded = new RecordedWorkbench(world);
    const photograph = recorded.ask(jobs.picture);
    await yieldToEventLoop();
    await recorded.ask({ ...jobs.drag, id: 2 });
    expect(recorded.typesOf(1)).not.toContain('done');
    await photograph;
    expect(recorded.typesOf(1).at(-1)).toBe('done');
  });
});

test('warming up starts the settlers and answers nothing', async () => {
  let warmed = 0;
  const settlers = [{ ...dyingSettler, warmUp: () => void (warmed += 1) }];
  const recorded = new RecordedWorkbench({ ...world, settlers });
  await recorded.ask({ type: 'warmUp', id: 1, profile });
  expect(warmed).toBe(1);
  expect(recorded.typesOf(1)).toEqual(['done']);
});

describe('cancelling', () => {
  test('a job that has ended or never began answers nothing', async () => {
    const recorded = new RecordedWorkbench(world);
    await recorded.ask(jobs.drag);
    recorded.cancel(1);
    recorded.cancel(99);
    await yieldToEventLoop();
    expect(recorded.answers.map(({ type }) => type)).toEqual(['built', 'done']);
    await recorded.ask({ ...jobs.drag, id: 99 });
    expect(recorded.typesOf(99)).toEqual(['built', 'done']);
  });
});

describe('a file', () => {
  test('is named after the design, with its unit where it carries none', async () => {
    const [stl] = ofType(await new RecordedWorkbench(world).ask(jobs.export), 'exported');
    expect(stl).toMatchObject({ fileName: 'court-band-mm.stl', mediaType: 'model/stl' });
    expect(stl?.bytes.length).toBeGreaterThan(100_000);
  });

  test('of a design that cannot be cast is refused with every finding', async () => {
    const [failed, ...others] = await new RecordedWorkbench(world).ask({ ...jobs.export, spec: thinPalm(ring) });
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ type: 'failed', problem: { code: 'not_castable' } });
    const findings = failed?.type === 'failed' ? failed.findings : [];
    expect(findings[0]).toMatchObject({
      rule: 'shank.palm-thickness',
      patch: [{ path: '/parts/shank/palmThicknessMm' }],
    });
  });
});
