import { expect, test } from 'vitest';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Draft } from '../journal/draft.ts';
import { sampleDraft, weighing } from '../testing/sample-draft.ts';
import { noteForBench } from './note-for-bench.ts';

function ordered(said: Partial<DesignRequest>): Draft {
  const draft = sampleDraft('ordered');
  const weighed = weighing(4.2);
  const revisions = draft.revisions.map((revision) => ({ ...revision, weighed }));
  return { ...draft, request: { ...draft.request, ...said }, revisions };
}

test('the bench is told what was asked for and no model shows', () => {
  expect(noteForBench(ordered({ engraving: { text: 'A & R' } }))).toMatch(/^Asked for A & R: engraved after casting/);
});

test('where all is in the metal, and where nothing is known of what was asked, there is no note', () => {
  expect([noteForBench(ordered({})), noteForBench(sampleDraft('unweighed')), noteForBench(undefined)]).toEqual([
    '',
    '',
    '',
  ]);
});

test('a note has whole lines, as many as an order takes', () => {
  const techniques = Array.from({ length: 30 }, (_, index) => `unheard work ${index}`);
  const note = noteForBench(ordered({ techniques, engraving: { text: 'A & R' } }));
  expect(note.length).toBeLessThanOrEqual(500);
  for (const line of note.split('\n')) expect(line).toMatch(/^Asked for .*\.$/);
});
