import { describe, expect, test } from 'vitest';
import type { PictureModel } from '#picture/contract.ts';
import type { Revision } from '../../studio/journal/draft.ts';
import { createDraftShelf } from '../../studio/journal/draft-shelf.ts';
import { createMemoryJournal } from '../../studio/journal/memory-journal.ts';
import { titledBand, sampleDraft, weighing } from '../../studio/testing/sample-draft.ts';
import { type AskedJob, scriptedWorkbench } from '../../studio/testing/scripted-workbench.ts';
import { createSolidBuilder } from './solid-builder.ts';

/** Models are told apart by how wide they are. */
const model = (widthMm: number): PictureModel => ({
  kind: 'ring',
  metals: [],
  gems: [],
  minimum: [0, 0, 0],
  maximum: [widthMm, 0, 0],
});

function setUp() {
  const journal = createMemoryJournal();
  const drafts = createDraftShelf(async () => journal);
  drafts.keep(sampleDraft());
  const { asked, newest, workbench } = scriptedWorkbench();
  const builder = createSolidBuilder({ drafts, workbench }, 'draft');
  const revision = (id: string) => drafts.draft('draft')?.revisions.find((one) => one.id === id) as Revision;
  const show = (id: string, held?: ReturnType<typeof titledBand>, ratesId = 'today') => {
    const { spec, weighed } = revision(id);
    builder.show({ id, spec, weighed, held, ratesId });
  };
  const state = builder.store.getState;
  return { builder, show, asked, newest, revision, state, seenWidthMm: () => state().model?.maximum[0] };
}

const builtInFull = (job: AskedJob, widthMm: number) =>
  job.answer({ type: 'built', quality: 'view', model: model(widthMm), ...weighing(widthMm) });
const dragged = (job: AskedJob, widthMm: number) =>
  job.answer({ type: 'built', quality: 'drag', model: model(widthMm), sheet: undefined, findings: [] });

const problem = { code: 'no_room', message: 'The stones touch.', remedy: 'Take fewer.' };

describe('a revision', () => {
  test('is built once, and its weight is written into the draft', () => {
    const { show, asked, newest, revision, seenWidthMm } = setUp();
    show('r1');
    show('r1');
    expect(asked.map(({ job }) => job)).toMatchObject([{ type: 'build', lane: 'view', quality: 'view' }]);
    builtInFull(newest(), 5);
    expect(seenWidthMm()).toBe(5);
    expect(revision('r1').weighed).toEqual(weighing(5));
    show('r1');
    expect(asked).toHaveLength(1);
  });

  test('is built anew at other rates, which alone price it', () => {
    const { show, asked, newest, revision } = setUp();
    show('r1');
    builtInFull(newest(), 5);
    show('r1', undefined, 'tomorrow');
    expect(asked).toHaveLength(2);
    builtInFull(newest(), 6);
    expect(revision('r1').weighed).toEqual(weighing(6));
  });

  test('that is left before it is built is cancelled, and a late answer is dropped', () => {
    const { show, asked, revision, state } = setUp();
    show('r1');
    show('r2');
    const [older] = asked as [AskedJob];
    expect(older.cancelled).toBe(true);
    builtInFull(older, 5);
    older.answer({ type: 'failed', problem, findings: [] });
    expect(state()).toMatchObject({ model: undefined, problem: undefined });
    expect(revision('r1')).not.toHaveProperty('weighed');
  });

  test('that cannot be built has a problem, until one can', () => {
    const { show, newest, state } = setUp();
    show('r1');
    newest().answer({ type: 'failed', problem, findings: [] });
    expect(state().problem).toEqual(problem);
    show('r2');
    expect(state().problem).toEqual(problem);
    builtInFull(newest(), 5);
    expect(state().problem).toBeUndefined();
  });

  test('that is not weighed yet is shown with the sheet of the one before', () => {
    const { show, state } = setUp();
    show('r0');
    show('r1');
    expect(state().weighed).toEqual(weighing(4.2));
  });
});

describe('a held slider', () => {
  test('is followed in shells, all of them shown, and built in full when it is released', () => {
    const { show, asked, newest, revision, seenWidthMm } = setUp();
    show('r1');
    builtInFull(newest(), 5);
    show('r1', titledBand('held'));
    const first = newest();
    show('r1', titledBand('held farther'));
    const second = newest();
    expect(second.job).toMatchObject({ lane: 'drag', quality: 'drag', spec: { title: 'held farther' } });
    expect(first.cancelled).toBe(false);
    dragged(first, 6);
    expect(seenWidthMm()).toBe(6);
    dragged(second, 7);
    expect(seenWidthMm()).toBe(7);
    expect(revision('r1').weighed).toEqual(weighing(5));

    show('r2');
    expect(seenWidthMm()).toBe(7);
    builtInFull(newest(), 8);
    expect([seenWidthMm(), revision('r2').weighed]).toEqual([8, weighing(8)]);
    expect(asked.map(({ job }) => 'lane' in job && job.lane)).toEqual(['view', 'drag', 'drag', 'view']);
  });

  test('does not show shells that arrive after the full solid', () => {
    const { show, asked, newest, seenWidthMm } = setUp();
    show('r1', titledBand('held'));
    const shells = asked[0] as AskedJob;
    show('r2');
    builtInFull(newest(), 8);
    dragged(shells, 6);
    expect(seenWidthMm()).toBe(8);
  });

  test('whose edit was refused leaves the piece as it was', () => {
    const { show, newest, asked, seenWidthMm } = setUp();
    show('r1');
    builtInFull(newest(), 5);
    show('r1', titledBand('held'));
    dragged(newest(), 6);
    show('r1');
    expect(seenWidthMm()).toBe(5);
    expect(asked).toHaveLength(2);
  });
});

test('leaving cancels what is being built, and it is built again for the next look', () => {
  const { builder, show, asked, state } = setUp();
  show('r1');
  builder.leave();
  const [first] = asked as [AskedJob];
  expect(first.cancelled).toBe(true);
  builtInFull(first, 5);
  expect(state().model).toBeUndefined();
  show('r1');
  expect(asked).toHaveLength(2);
});
