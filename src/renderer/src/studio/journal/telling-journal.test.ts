import { describe, expect, test } from 'vitest';
import { sampleDraft, sampleTray } from '../testing/sample-draft.ts';
import type { Journal } from './journal.ts';
import { noLikes } from './kept-likes.ts';
import { keptSince } from './kept-design.ts';
import { createMemoryJournal } from './memory-journal.ts';
import { tellingJournal } from './telling-journal.ts';

/** A journal on a disk that takes nothing more, and what its user is told. */
function failing(error: unknown) {
  const told: string[] = [];
  const refuse = () => Promise.reject(error);
  const disk: Journal = {
    ...createMemoryJournal(),
    keepDraft: refuse,
    keepTray: refuse,
    keepPicture: refuse,
    keepNote: refuse,
    changeNote: refuse,
  };
  return { told, journal: tellingJournal(disk, (text) => told.push(text)) };
}

const full = () => failing(new DOMException('no room', 'QuotaExceededError'));

describe('a full disk', () => {
  test.each<[string, (journal: Journal) => Promise<void>]>([
    ['a draft', (journal) => journal.keepDraft(sampleDraft())],
    ['a tray', (journal) => journal.keepTray(sampleTray())],
    ['a picture', (journal) => journal.keepPicture('r0', 'photo', new Blob())],
    ['a note', (journal) => journal.keepNote('composer', 'a band')],
    ['a like', (journal) => journal.changeNote('likes', (likes = noLikes) => likes)],
  ])('is told of when it does not take %s', async (_, keep) => {
    const { told, journal } = full();
    await keep(journal);
    expect(told).toEqual([
      expect.stringMatching(/^The storage of this browser is full: .* Download .* free some space/),
    ]);
  });

  test('is told of once', async () => {
    const { told, journal } = full();
    await journal.keepDraft(sampleDraft());
    await journal.keepNote('composer', 'a band');
    expect(told).toHaveLength(1);
  });
});

test('another refusal is not called a full disk', async () => {
  const { told, journal } = failing(new DOMException('closing', 'InvalidStateError'));
  await journal.keepDraft(sampleDraft());
  expect(told).toEqual([expect.stringMatching(/^This browser did not keep your last change: .* reload the page\.$/)]);
});

test('what can be kept is kept, and nobody is told', async () => {
  const told: string[] = [];
  const journal = tellingJournal(createMemoryJournal(), (text) => told.push(text));
  await journal.keepDraft(sampleDraft());
  expect(await journal.draft('draft')).toEqual({ ok: true, value: sampleDraft() });
  const kept = keptSince('2026-11-20T10:00:00.000Z', sampleDraft());
  expect(await journal.writeKept({ ...kept, isWaiting: false })).toEqual(kept);
  expect(told).toEqual([]);
});
