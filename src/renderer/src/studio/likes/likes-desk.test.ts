import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Listening, listenOnLoopback } from '#server/http/listen-on-loopback.ts';
import { openTestStudio, type TestStudio } from '#server/testing/test-studio.ts';
import { answerOf, createStudioClient } from '../../api/studio-client.ts';
import { provideTokens } from '../../api/token-source.ts';
import { useLikedImages } from '../../state/liked-images.ts';
import { createStudioHome } from '../home/studio-home.ts';
import type { Draft } from '../journal/draft.ts';
import { keptSince } from '../journal/kept-design.ts';
import { createMemoryJournal } from '../journal/memory-journal.ts';
import { flushPromises } from '../testing/flush-promises.ts';
import { sampleDraft } from '../testing/sample-draft.ts';
import { createLikesDesk, type LikesDesk } from './likes-desk.ts';
import { createLikesHome } from './likes-home.ts';

const ANN = 'ann@example.org';
let server: TestStudio;
let listening: Listening;
let client: ReturnType<typeof createStudioClient>;
let workshopId: string;
/** What there is instead of a line, where there is none. */
let noLine = false;

const likes = () => useLikedImages.getState();
const desks: LikesDesk[] = [];

beforeAll(async () => {
  server = await openTestStudio({ sqliteFile: ':memory:' });
  listening = await listenOnLoopback(
    (request, env) => (noLine ? new Response('', { status: 503 }) : server.answer(request, env)),
    0,
  );
  await server.create({ email: ANN });
  const { authorization } = await server.signIn(ANN);
  provideTokens({ current: async () => authorization.slice('Bearer '.length), renewed: async () => undefined });
  client = createStudioClient(listening.url);
  const [own] = await createStudioHome(client)
    .workshops()
    .then((answer) => (answer.ok ? answer.value : []));
  workshopId = own ?? '';
});
afterAll(async () => {
  await listening.close();
  await server.close();
});
beforeEach(() => {
  noLine = false;
  likes().replaceAll([]);
});
afterEach(() => {
  for (const desk of desks.splice(0)) desk.end();
});

/** A browser with its journal; time passes when the test says so. */
function browser(journal = createMemoryJournal()) {
  const due: { run: () => void; ms: number }[] = [];
  let heard = 0;
  let turn = Promise.resolve();
  const kept: string[] = [];
  const desk = createLikesDesk({
    openJournal: async () => journal,
    home: createLikesHome(client),
    alone(work) {
      turn = turn.then(work);
      return turn;
    },
    keep: async (id) => {
      kept.push(id);
    },
    onLiked: () => {
      heard += 1;
    },
    later(run, ms) {
      const timer = { run, ms };
      due.push(timer);
      return () => due.splice(due.indexOf(timer), due.includes(timer) ? 1 : 0);
    },
  });
  desks.push(desk);
  /** Lets what is due be tried once. @returns how long it waited */
  const tried = async () => {
    await expect.poll(() => due.length).toBe(1);
    const [{ run, ms }] = due.splice(0) as [(typeof due)[number]];
    run();
    return ms;
  };
  const unsent = async () => (await journal.note('likes'))?.unsent;
  return { journal, desk, due, tried, unsent, kept, heard: () => heard };
}

/** A design that the workshop has, as its draft. */
async function atHome(): Promise<Draft> {
  const { revisions, moves: _none, ...draft } = sampleDraft(randomUUID());
  const [first] = revisions;
  if (first === undefined) throw new Error('it has a first one');
  const id = randomUUID();
  const own = { ...draft, revisions: [{ ...first, id }], current: id };
  const created = await createStudioHome(client).create(workshopId, own.id, own, { ...first, id });
  expect(created).toMatchObject({ ok: true });
  return own;
}

async function likedThere(): Promise<readonly string[]> {
  const call = { param: { workshopId }, query: {} };
  const answer = await answerOf(client.api.workshops[':workshopId']['liked-pictures'].$get(call));
  return answer.ok ? answer.value.pictures.map(({ designId }) => designId) : [];
}

describe('a like', () => {
  test('goes home, is known in another browser, and ends there, too', async () => {
    const { id } = await atHome();
    const one = browser();
    one.desk.begin();
    await one.tried();
    likes().add(id);
    await one.tried();
    await expect.poll(likedThere).toContain(id);
    await expect.poll(one.unsent).toEqual([]);
    await expect.poll(one.heard).toBe(1);
    one.desk.end();

    const other = browser();
    other.desk.begin();
    await other.tried();
    await expect.poll(() => likes().likedImages).toContain(id);
    likes().remove(id);
    await other.tried();
    await expect.poll(likedThere).not.toContain(id);
    await expect.poll(other.unsent).toEqual([]);
    // What is liked no longer stays on the page that shows it, where it can be liked again.
    expect(other.heard()).toBe(0);
    other.desk.end();

    // The first one learns of it, and does not like it anew.
    const again = browser(one.journal);
    again.desk.begin();
    await again.tried();
    await expect.poll(() => likes().likedImages).not.toContain(id);
    expect(await likedThere()).not.toContain(id);
  });

  test('without a line stays in the journal, is there after a reload, and goes home when there is one', async () => {
    const { id } = await atHome();
    const { journal, desk, tried } = browser();
    desk.begin();
    await tried();
    noLine = true;
    likes().add(id);
    await tried();
    desk.end();
    expect(likes().likedImages).toEqual([]);

    const later = browser(journal);
    later.desk.begin();
    await expect.poll(() => likes().likedImages).toContain(id);
    await later.tried();
    // Tried again, and later each time.
    expect(await later.tried()).toBe(2000);
    await expect.poll(() => later.due.length).toBe(1);
    noLine = false;
    expect(await later.tried()).toBe(4000);
    await expect.poll(likedThere).toContain(id);
  });

  test('of a design that is not in its workshop yet waits for it', async () => {
    const { revisions, ...sample } = sampleDraft(randomUUID());
    // Nobody has changed it, so that nothing but its like keeps it.
    const draft = { ...sample, revisions: revisions.slice(0, 1), current: revisions[0]?.id ?? '' };
    const { journal, desk, tried, unsent, due, kept } = browser();
    await journal.keepDraft(draft);
    desk.begin();
    await tried();
    likes().add(draft.id);
    await tried();
    await flushPromises();
    await expect.poll(unsent).toEqual([{ design: draft.id, isLiked: true }]);
    await expect.poll(() => new Set(kept)).toEqual(new Set([draft.id]));

    const there = await atHome();
    await journal.writeKept({
      ...keptSince(draft.created, draft),
      workshop: workshopId,
      head: there.current,
      revisions: [there.current],
    });
    await expect.poll(() => due.length).toBe(0);
    desk.arrived(randomUUID());
    expect(due).toEqual([]);
    desk.arrived(draft.id);
    await tried();
    // The workshop has no such design: what it answers is the end of it.
    await expect.poll(unsent).toEqual([]);
    await expect.poll(() => likes().likedImages).not.toContain(draft.id);
  });

  test('of a design that nobody has ends', async () => {
    const { desk, tried, unsent } = browser();
    desk.begin();
    await tried();
    likes().add(randomUUID());
    await tried();
    await expect.poll(unsent).toEqual([]);
    await expect.poll(() => likes().likedImages).toEqual(await likedThere());
  });

  test('that two windows of a browser made at once is kept from both', async () => {
    const [first, second] = [(await atHome()).id, (await atHome()).id];
    const one = browser();
    one.desk.begin();
    await one.tried();
    await one.journal.changeNote('likes', (now) => ({
      liked: [...(now?.liked ?? []), second],
      unsent: [...(now?.unsent ?? []), { design: second, isLiked: true }],
    }));
    likes().add(first);
    await one.tried();
    await expect.poll(likedThere).toEqual(expect.arrayContaining([first, second]));
  });
});

test('likes of before the journal was open are kept beside those of earlier visits', async () => {
  const journal = createMemoryJournal();
  await journal.keepNote('likes', { liked: ['a', 'b'], unsent: [] });
  likes().add('c');
  noLine = true;
  browser(journal).desk.begin();
  await expect.poll(() => likes().likedImages).toEqual(['a', 'b', 'c']);
  await expect.poll(async () => (await journal.note('likes'))?.liked).toEqual(['a', 'b', 'c']);
});

test('ended, it leaves no like for the next person, also before the journal is open', async () => {
  const journal = createMemoryJournal();
  await journal.keepNote('likes', { liked: ['a'], unsent: [] });
  const { desk } = browser(journal);
  desk.begin();
  desk.end();
  await flushPromises();
  expect(likes().likedImages).toEqual([]);
  browser().desk.begin();
  await flushPromises();
  expect([likes().likedImages, (await journal.note('likes'))?.liked]).toEqual([[], ['a']]);
});
