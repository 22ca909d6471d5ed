import { describe, expect, test } from 'vitest';
import { before, currentRevision, type Draft } from '../draft.ts';
import { sampleDraft } from '../../testing/sample-draft.ts';
import { readDraft } from './read-draft.ts';

const draft = sampleDraft();

/** The draft as it is stored, with some fields of one revision spoilt. */
function withSpoilt(at: number, spoilt: object): unknown {
  return { ...draft, revisions: draft.revisions.map((one, index) => (index === at ? { ...one, ...spoilt } : one)) };
}

function read(stored: unknown): Draft {
  const result = readDraft(stored);
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

const ids = ({ revisions }: Draft) => revisions.map(({ id }) => id);
const fromTheFuture = { ...draft.revisions[1]?.spec, version: 99 };

describe('a stored draft', () => {
  test('that is valid is read unchanged', () => {
    expect(readDraft(structuredClone(draft))).toEqual({ ok: true, value: draft });
  });

  test('keeps the revisions that can be read; undo skips the one that cannot', () => {
    const kept = read(withSpoilt(1, { spec: 'no design' }));
    expect(ids(kept)).toEqual(['r0', 'r2']);
    expect(currentRevision(kept).id).toBe('r2');
    expect(before(kept)?.id).toBe('r0');
  });

  test('keeps what it cannot read for a version that can', () => {
    const older = read(withSpoilt(1, { spec: fromTheFuture }));
    expect(older.unread).toMatchObject([{ at: 1, record: { id: 'r1', spec: { version: 99 } } }]);

    const again = read(structuredClone(older));
    expect(again).toEqual(older);

    const record = draft.revisions[1];
    const newer = read({ ...older, unread: [{ at: 1, record }] });
    expect(ids(newer)).toEqual(['r0', 'r1', 'r2']);
    expect(newer).not.toHaveProperty('unread');
  });

  test('shows its newest revision when the current one cannot be read', () => {
    const kept = read(withSpoilt(2, { spec: undefined }));
    expect(currentRevision(kept).id).toBe('r1');
  });

  test('can be undone to its beginning even with damaged parents', () => {
    const kept = read({
      ...draft,
      revisions: draft.revisions.map((one, at) => ({ ...one, parent: ['r2', 'nobody', 'r1'][at] })),
    });
    expect(kept.revisions.map(({ parent }) => parent)).toEqual([null, null, 'r1']);
  });

  test('loses only the sheet where an older version wrote that in another shape', () => {
    const kept = read(withSpoilt(0, { weighed: { sheet: { grams: 4 }, findings: [] } }));
    expect(ids(kept)).toEqual(['r0', 'r1', 'r2']);
    expect(kept.revisions[0]).not.toHaveProperty('weighed');
    expect(kept.revisions[0]?.spec).toEqual(draft.revisions[0]?.spec);
  });

  test('keeps the readable fields of an edit', () => {
    const patch = [{ op: 'remove', path: '/stones/centre' }];
    const kept = read(withSpoilt(1, { edit: { patch, origin: 'telepathy', author: 7, time: 'yesterday' } }));
    expect(kept.revisions[1]?.edit).toEqual({ patch, origin: 'hand', author: 'me', time: '1970-01-01T00:00:00.000Z' });
    expect(read(withSpoilt(1, { edit: null })).revisions[1]?.edit).toMatchObject({ patch: [], origin: 'hand' });
  });

  test('may lack brief, request, line and role', () => {
    const { id, revisions } = draft;
    expect(read({ id, revisions, request: { intent: 'sing' }, proposal: { role: 'king' } })).toEqual({
      id,
      revisions,
      brief: '',
      line: { item: 0, stones: [] },
      request: { intent: 'new_design', must_ask: [], should_warn: [], evidence: {}, assumptions: [] },
      proposal: { role: 'classic', reason: '' },
      current: 'r2',
      created: '1970-01-01T00:00:00.000Z',
    });
  });

  test('keeps fields that a newer version has added', () => {
    expect(read({ ...draft, tags: ['wedding'] })).toMatchObject({ tags: ['wedding'] });
    expect(read(withSpoilt(0, { starred: true })).revisions[0]).toMatchObject({ starred: true });
  });
});

describe('a draft of which nothing can be read', () => {
  test('from a newer version asks for an update', () => {
    const revisions = [{ ...draft.revisions[0], spec: fromTheFuture }];
    expect(readDraft({ ...draft, revisions })).toMatchObject({ ok: false, problem: { code: 'unknown_spec_version' } });
  });

  test.each([undefined, null, 'a draft', [], {}, { id: 'draft', revisions: 'two' }, { id: 'draft', revisions: [] }])(
    'is a problem: %j',
    (stored) => {
      expect(readDraft(stored)).toMatchObject({ ok: false, problem: { code: 'draft_unreadable' } });
    },
  );

  test('is a problem, too, when its revisions are no objects', () => {
    const stored = { id: 'draft', revisions: [null, 7] };
    expect(readDraft(stored)).toMatchObject({ ok: false, problem: { code: 'revision_unreadable' } });
  });
});
