import { sampleDraft, sampleTray, titledBand } from '../../testing/sample-draft.ts';
import { withRevision } from '../draft.ts';
import type { Journal } from '../journal.ts';
import { noLikes, withLikeChange } from '../kept-likes.ts';

/** One thing that every journal does. It runs in Node and in a page, so what is observed is plain data. */
export interface JournalCase {
  readonly name: string;
  /** Works with a journal in which nothing is written yet. */
  observe(journal: Journal): Promise<unknown>;
  readonly expected: unknown;
}

const bytes = (words: string) => new Blob([words], { type: 'image/webp' });
const ids = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

export const journalContract: readonly JournalCase[] = [
  {
    name: 'a draft comes back as it was kept last',
    async observe(journal) {
      await journal.keepDraft(sampleDraft());
      await journal.keepDraft({ ...sampleDraft(), current: 'r1' });
      await journal.keepDraft(sampleDraft('another'));
      return await journal.draft('draft');
    },
    expected: { ok: true, value: { ...sampleDraft(), current: 'r1' } },
  },
  {
    name: 'what two windows made of one draft is kept from both, in whichever order',
    async observe(journal) {
      const edit = { patch: [], origin: 'hand', author: 'me', time: sampleDraft().created } as const;
      const edited = (id: string) => withRevision(sampleDraft(), { id, spec: titledBand(id), edit });
      const [here, there] = [edited('here'), edited('there')];
      await journal.keepDraft(sampleDraft());
      await Promise.all([journal.keepDraft(here), journal.keepDraft(there)]);
      const read = await journal.draft('draft');
      return read.ok ? [ids(read.value.revisions), read.value.current] : read;
    },
    expected: [['r0', 'r1', 'r2', 'here', 'there'], 'there'],
  },
  {
    name: 'a draft that was never kept is a problem',
    observe: (journal) => journal.draft('draft'),
    expected: {
      ok: false,
      problem: {
        code: 'draft_not_found',
        message: 'This design is not in the journal of this browser.',
        remedy: 'Open it in the browser where it was made, or design it anew from its words.',
      },
    },
  },
  {
    name: 'a tray comes back as it was kept; one that was never kept is undefined',
    async observe(journal) {
      await journal.keepTray(sampleTray());
      return [await journal.tray('tray'), (await journal.tray('another')) === undefined];
    },
    expected: [sampleTray(), true],
  },
  {
    name: 'trays are listed newest first, no more than asked for',
    async observe(journal) {
      await journal.keepTray(sampleTray('noon', '2026-11-20T12:00:00.000Z'));
      await journal.keepTray(sampleTray('night', '2026-11-20T23:00:00.000Z'));
      await journal.keepTray(sampleTray('morning', '2026-11-20T07:00:00.000Z'));
      return [ids(await journal.recentTrays(2)), ids(await journal.recentTrays(9))];
    },
    expected: [
      ['night', 'noon'],
      ['night', 'noon', 'morning'],
    ],
  },
  {
    name: 'drawing and photograph of a revision are two pictures',
    async observe(journal) {
      await journal.keepPicture('r0', 'drawing', bytes('lines'));
      await journal.keepPicture('r0', 'photo', bytes('light'));
      await journal.keepPicture('r0', 'photo', bytes('sharper light'));
      const [drawing, photo, none] = await Promise.all([
        journal.picture('r0', 'drawing'),
        journal.picture('r0', 'photo'),
        journal.picture('r1', 'photo'),
      ]);
      return [await drawing?.text(), await photo?.text(), photo?.type, none === undefined];
    },
    expected: ['lines', 'sharper light', 'image/webp', true],
  },
  {
    name: 'notes come back as they were kept last',
    async observe(journal) {
      const before = await journal.note('likes');
      await journal.keepNote('likes', { liked: ['a'], unsent: [] });
      await journal.keepNote('likes', { liked: ['a', 'b'], unsent: [] });
      await journal.keepNote('composer', 'a ring');
      return [before === undefined, (await journal.note('likes'))?.liked, await journal.note('composer')];
    },
    expected: [true, ['a', 'b'], 'a ring'],
  },
  {
    name: 'what two windows change of a note is kept from both',
    async observe(journal) {
      const like = (design: string) =>
        journal.changeNote('likes', (likes = noLikes) => withLikeChange(likes, { design, isLiked: true }));
      await Promise.all([like('a'), like('b')]);
      return (await journal.note('likes'))?.liked;
    },
    expected: ['a', 'b'],
  },
  {
    name: 'thrown away, only the likes are left',
    async observe(journal) {
      await journal.keepDraft(sampleDraft());
      await journal.keepTray(sampleTray());
      await journal.keepPicture('r0', 'photo', bytes('light'));
      await journal.keepNote('likes', { liked: ['draft'], unsent: [] });
      await journal.keepNote('composer', 'a ring');
      await journal.discard();
      const left = [await journal.kept('draft'), await journal.picture('r0', 'photo'), await journal.note('composer')];
      const draft = await journal.draft('draft');
      return [
        draft.ok,
        ids(await journal.recentTrays(9)),
        left.every((one) => one === undefined),
        (await journal.note('likes'))?.liked,
      ];
    },
    expected: [false, [], true, ['draft']],
  },
  {
    name: 'a draft that is changed is kept, and waits; what waits follows from the draft',
    async observe(journal) {
      const { revisions, ...draft } = sampleDraft();
      await journal.keepDraft({ ...draft, revisions: revisions.slice(0, 1), current: 'r0' });
      const before = await journal.kept('draft');
      await journal.keepDraft(sampleDraft());
      const kept = await journal.kept('draft');
      if (kept === undefined) return 'not kept';
      const there = { ...kept, workshop: 'w', etag: '"3"', head: 'r2', revisions: ids(revisions) };
      const sent = await journal.writeKept(there);
      const waiting = ids(await journal.waiting());
      await journal.keepDraft({ ...sampleDraft(), current: 'r1', moves: 9 });
      return [before === undefined, kept.isWaiting, sent.isWaiting, waiting, ids(await journal.waiting())];
    },
    expected: [true, true, false, [], ['draft']],
  },
];
