import { describe, expect, test } from 'vitest';
import { after, before, currentRevision } from '../../studio/journal/draft.ts';
import { createDraftShelf } from '../../studio/journal/draft-shelf.ts';
import { createMemoryJournal } from '../../studio/journal/memory-journal.ts';
import { titledBand, sampleDraft } from '../../studio/testing/sample-draft.ts';
import { createPieceEditor } from './piece-editor.ts';
import { fieldPatch } from '#spec/piece-edits.ts';

const NOW = '2026-11-22T09:00:00.000Z';
const palm = (value: number) => fieldPatch({ of: 'parts', id: 'shank', key: 'palmWidthMm', value });

function setUp() {
  const journal = createMemoryJournal();
  const drafts = createDraftShelf(async () => journal);
  drafts.keep(sampleDraft());
  let ids = 0;
  const editor = createPieceEditor({ drafts, now: () => new Date(NOW), newId: () => `new${(ids += 1)}` }, 'draft');
  const draft = () => drafts.draft('draft') ?? sampleDraft();
  return { editor, journal, draft, shown: () => currentRevision(draft()), state: editor.store.getState };
}

describe('an edit', () => {
  test('becomes a child of the revision shown, in the journal too', async () => {
    const { editor, journal, shown } = setUp();
    editor.edit(palm(1.9));
    expect(shown()).toMatchObject({
      id: 'new1',
      parent: 'r2',
      spec: { title: 'thinned', parts: { shank: { palmWidthMm: 1.9 } } },
      edit: { patch: palm(1.9), origin: 'hand', author: 'me', time: NOW },
    });
    expect(shown()).not.toHaveProperty('weighed');
    await Promise.resolve();
    expect(await journal.draft('draft')).toMatchObject({ value: { current: 'new1' } });
  });

  test('right after another builds on it', () => {
    const { editor, shown } = setUp();
    editor.edit(palm(1.9));
    editor.edit([{ op: 'replace', path: '/metal/finish', value: 'brushed' }], 'remedy');
    expect(shown()).toMatchObject({
      id: 'new2',
      parent: 'new1',
      spec: { metal: { finish: 'brushed' }, parts: { shank: { palmWidthMm: 1.9 } } },
      edit: { origin: 'remedy' },
    });
  });

  test('ends the hold of the slider that it came from', () => {
    const { editor, state } = setUp();
    editor.hold(titledBand('held'));
    expect(state().held?.title).toBe('held');
    editor.edit(palm(1.9));
    expect(state()).toEqual({ held: undefined, refused: undefined });
  });

  test.each([
    [
      'a remedy for a part that is gone',
      [{ op: 'replace', path: '/parts/halo/gapMm', value: 0.2 }],
      'patch_does_not_fit',
    ],
    ['a width that no shank has', palm(900), 'invalid_spec'],
  ] as const)('that does not fit is refused with its reason, and nothing is changed: %s', (_what, patch, code) => {
    const { editor, draft, state } = setUp();
    editor.hold(titledBand('held'));
    editor.edit(patch, 'remedy');
    expect(state()).toMatchObject({ held: undefined, refused: { code } });
    expect(draft()).toEqual(sampleDraft());
  });

  test('that is accepted clears the refusal before it', () => {
    const { editor, state } = setUp();
    editor.edit(palm(900));
    editor.edit(palm(1.9));
    expect(state().refused).toBeUndefined();
  });
});

describe('undo and redo', () => {
  test('move through the revisions and lose none', () => {
    const { editor, draft, shown } = setUp();
    editor.show(before(draft()) as never);
    expect(shown().id).toBe('r1');
    editor.show(before(draft()) as never);
    editor.show(after(draft()) as never);
    expect(shown().id).toBe('r1');
    editor.edit(palm(1.9));
    expect(draft().revisions.map(({ id, parent }) => `${parent} → ${id}`)).toEqual([
      'null → r0',
      'r0 → r1',
      'r1 → r2',
      'r1 → new1',
    ]);
  });

  test('clear a held slider and a refusal', () => {
    const { editor, draft, state } = setUp();
    editor.edit(palm(900));
    editor.hold(titledBand('held'));
    editor.show(before(draft()) as never);
    expect(state()).toEqual({ held: undefined, refused: undefined });
  });
});
