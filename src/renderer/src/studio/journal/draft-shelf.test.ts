import { expect, test } from 'vitest';
import { sampleDraft } from '../testing/sample-draft.ts';
import { type Draft, showing } from './draft.ts';
import { createDraftShelf } from './draft-shelf.ts';
import { createMemoryJournal } from './memory-journal.ts';

const showingTheFirst = (draft: Draft) => showing(draft, draft.revisions[0] as never);

function shelf() {
  const journal = createMemoryJournal();
  return { journal, drafts: createDraftShelf(async () => journal) };
}

test('what is kept is on the shelf at once and in the journal soon after', async () => {
  const { journal, drafts } = shelf();
  drafts.keep(sampleDraft());
  expect(drafts.draft('draft')).toEqual(sampleDraft());
  await Promise.resolve();
  expect(await journal.draft('draft')).toEqual({ ok: true, value: sampleDraft() });
});

test('a change reaches the subscribers and the journal', async () => {
  const { journal, drafts } = shelf();
  const seen: (string | undefined)[] = [];
  drafts.keep(sampleDraft());
  drafts.store.subscribe((state) => seen.push(state.drafts['draft']?.current));
  drafts.change('draft', showingTheFirst);
  expect(seen).toEqual(['r0']);
  await Promise.resolve();
  expect(await journal.draft('draft')).toMatchObject({ value: { current: 'r0' } });
});

test('a draft that is not on the shelf is not changed', async () => {
  const { journal, drafts } = shelf();
  await journal.keepDraft(sampleDraft());
  drafts.change('draft', showingTheFirst);
  expect(drafts.draft('draft')).toBeUndefined();
  expect(await journal.draft('draft')).toMatchObject({ value: { current: 'r2' } });
});

test('a draft is read from the journal once; afterwards the shelf has the newer state', async () => {
  const { journal, drafts } = shelf();
  await journal.keepDraft(sampleDraft());
  expect(await drafts.fetch('draft')).toEqual({ ok: true, value: sampleDraft() });
  drafts.change('draft', showingTheFirst);
  expect(await drafts.fetch('draft')).toMatchObject({ value: { current: 'r0' } });
});

test('an edit made while another page was still fetching the draft stays', async () => {
  const { journal } = shelf();
  await journal.keepDraft(sampleDraft());
  const held = Promise.withResolvers<void>();
  const waits = [Promise.resolve(), held.promise];
  const drafts = createDraftShelf(async () => ({
    ...journal,
    draft: async (id) => {
      const read = await journal.draft(id);
      await waits.shift();
      return read;
    },
  }));

  const [first, second] = [drafts.fetch('draft'), drafts.fetch('draft')];
  await first;
  drafts.change('draft', showingTheFirst);
  held.resolve();
  expect(await second).toMatchObject({ value: { current: 'r0' } });
  expect(drafts.draft('draft')?.current).toBe('r0');
});

test('a missing draft is a problem, and leaves the shelf as it is', async () => {
  const { drafts } = shelf();
  expect(await drafts.fetch('draft')).toMatchObject({ ok: false, problem: { code: 'draft_not_found' } });
  expect(drafts.store.getState().drafts).toEqual({});
});
