import { describe, expect, test } from 'vitest';
import { sampleDraft, titledBand } from '../testing/sample-draft.ts';
import { type Draft, showing, withRevision } from './draft.ts';
import { createDraftShelf, type DraftShelf } from './draft-shelf.ts';
import { createMemoryJournal } from './memory-journal.ts';
import { openOtherWindows } from './other-windows.ts';

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

test('once somebody else sits down, what was on the shelf and what was still being read is gone', async () => {
  const { journal, drafts } = shelf();
  await journal.keepDraft(sampleDraft());
  await journal.keepDraft(sampleDraft('slow'));
  await drafts.fetch('draft');
  const late = drafts.fetch('slow');
  drafts.clear();
  expect(await late).toMatchObject({ ok: false, problem: { code: 'draft_not_found' } });
  expect(drafts.store.getState().drafts).toEqual({});
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

describe('a piece that is open in two windows', () => {
  const edit = { patch: [], origin: 'hand', author: 'me', time: '2026-11-20T11:00:00.000Z' } as const;
  const edited = (id: string) => (draft: Draft) => withRevision(draft, { id, spec: titledBand(id), edit });

  /** Two shelves over one journal, joined by the channel that windows have; both show the sample. */
  async function twoWindows() {
    const journal = createMemoryJournal();
    const name = `shelf-test-${Math.random()}`;
    const forked: string[] = [];
    const bothForked = Promise.withResolvers<void>();
    const shelves = ['one', 'other'].map((window) =>
      createDraftShelf(async () => journal, {
        windows: openOtherWindows(name),
        onForked() {
          forked.push(window);
          if (forked.length === 2) bothForked.resolve();
        },
      }),
    ) as [DraftShelf, DraftShelf];
    await journal.keepDraft(sampleDraft());
    for (const shelf of shelves) await shelf.fetch('draft');
    return { one: shelves[0], other: shelves[1], journal, forked, bothForked: bothForked.promise };
  }

  /** Resolves as soon as the draft on a shelf is as wished. */
  function until(shelf: DraftShelf, isSo: (draft: Draft) => boolean): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = (draft: Draft | undefined) => {
      if (draft !== undefined && isSo(draft)) resolve();
    };
    shelf.store.subscribe(({ drafts }) => look(drafts['draft']));
    look(shelf.draft('draft'));
    return promise;
  }

  const shows = (id: string) => (draft: Draft) => draft.current === id;
  const shown = (shelf: DraftShelf) => shelf.draft('draft')?.current;
  const revisions = (shelf: DraftShelf) => shelf.draft('draft')?.revisions.map(({ id }) => id);

  test('shows in both what was changed in one', async () => {
    const { one, other, forked } = await twoWindows();
    one.change('draft', edited('wider'));
    await until(other, shows('wider'));
    other.change('draft', edited('brushed'));
    await until(one, shows('brushed'));
    one.change('draft', showingTheFirst);
    await until(other, shows('r0'));
    expect(forked).toEqual([]);
  });

  test('keeps both changes of one state, shows in each window its own, and tells of it', async () => {
    const { one, other, journal, bothForked } = await twoWindows();
    one.change('draft', edited('yellow'));
    other.change('draft', edited('brushed'));
    await bothForked;
    expect([shown(one), shown(other)]).toEqual(['yellow', 'brushed']);
    for (const shelf of [one, other])
      expect(revisions(shelf)?.toSorted()).toEqual(['brushed', 'r0', 'r1', 'r2', 'yellow']);
    const kept = await journal.draft('draft');
    expect(kept.ok && kept.value.revisions).toHaveLength(5);
    // What each goes on to do stays its own.
    one.change('draft', edited('paler'));
    await until(other, (draft) => draft.revisions.some(({ id }) => id === 'paler'));
    expect([shown(one), shown(other)]).toEqual(['paler', 'brushed']);
  });
});
