import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Listening, listenOnLoopback } from '#server/http/listen-on-loopback.ts';
import { openTestStudio, type TestStudio } from '#server/testing/test-studio.ts';
import { createStudioClient } from '../../api/studio-client.ts';
import { provideTokens } from '../../api/token-source.ts';
import { currentRevision, type Draft, showing, withRevision } from '../journal/draft.ts';
import { createDraftShelf } from '../journal/draft-shelf.ts';
import { createMemoryJournal } from '../journal/memory-journal.ts';
import { tellingJournal } from '../journal/telling-journal.ts';
import { flushPromises } from '../testing/flush-promises.ts';
import { sampleDraft, titledBand, weighing } from '../testing/sample-draft.ts';
import { createKeeper } from './keeper.ts';
import { createStudioHome } from './studio-home.ts';

const ANN = 'ann@example.org';
let server: TestStudio;
let listening: Listening;
/** What stands between a browser and the studio: answers instead of it where it wants to. */
let line: (
  request: Request,
  through: () => Response | Promise<Response>,
) => Response | undefined | Promise<Response | undefined>;

beforeAll(async () => {
  server = await openTestStudio({ sqliteFile: ':memory:' });
  listening = await listenOnLoopback(async (request, env) => {
    const through = () => server.answer(request, env);
    return (await line(request, through)) ?? through();
  }, 0);
  await server.create({ email: ANN });
  const { authorization } = await server.signIn(ANN);
  const token = authorization.slice('Bearer '.length);
  provideTokens({ current: async () => token, renewed: async () => undefined });
});
afterAll(async () => {
  await listening.close();
  await server.close();
});
beforeEach(() => {
  line = () => undefined;
});

const edit = { patch: [], origin: 'hand', author: 'me', time: '2026-11-23T10:00:00.000Z' } as const;

/** A proposal that is settled. */
function proposed(): Draft {
  const { revisions, moves: _none, ...draft } = sampleDraft(randomUUID());
  const [first] = revisions;
  if (first === undefined) throw new Error('it has a first one');
  const id = randomUUID();
  return { ...draft, revisions: [{ ...first, id }], current: id };
}

const changed = (draft: Draft, title: string): Draft =>
  withRevision(draft, { id: randomUUID(), spec: titledBand(title), edit, weighed: weighing(5) });

const NOW = '2026-11-23T10:01:00.000Z';

/** A browser with its journal; time passes when the test says so. */
function browser(journal = createMemoryJournal(), now = NOW) {
  const due: { run: () => void; ms: number }[] = [];
  const forked: string[] = [];
  const drafts = createDraftShelf(
    async () => journal,
    undefined,
    (id) => keeper.drafted(id),
  );
  const keeper = createKeeper({
    openJournal: async () => journal,
    drafts,
    home: createStudioHome(createStudioClient(listening.url)),
    windows: { tell: () => undefined, heed: () => undefined },
    alone: (work) => work(),
    later(run, ms) {
      const timer = { run, ms };
      due.push(timer);
      return () => due.splice(due.indexOf(timer), due.includes(timer) ? 1 : 0);
    },
    now: () => new Date(now),
    onForked: ({ id }) => forked.push(id),
  });
  const kept = (id: string) => keeper.store.getState().kept[id];
  const settled = async (id: string) => {
    await expect.poll(() => due.length).toBeGreaterThan(0);
    for (const { run } of due.splice(0)) run();
    await expect.poll(() => kept(id)).toMatchObject({ isWaiting: false });
  };
  /** Lets what is due be tried once. */
  const tried = async () => {
    await expect.poll(() => due.length).toBeGreaterThan(0);
    const waits = due.splice(0).map(({ run, ms }) => {
      run();
      return ms;
    });
    await expect.poll(() => due.length).toBeGreaterThan(0);
    return waits;
  };
  return { journal, drafts, keeper, due, forked, kept, settled, tried };
}

const ids = (draft: Draft | undefined) => draft?.revisions.map(({ id }) => id);

describe('a draft', () => {
  test('that is only proposed stays here; kept, it opens in another browser as it was made', async () => {
    const { drafts, keeper, due, settled } = browser();
    const draft = proposed();
    drafts.keep(draft);
    await flushPromises();
    expect(due).toEqual([]);
    await keeper.keep(draft.id);
    await settled(draft.id);

    const opened = await browser().keeper.open(draft.id);
    const { weighed: _computed, ...first } = currentRevision(draft);
    expect(opened).toMatchObject({
      ok: true,
      value: { ...draft, created: expect.any(String), revisions: [{ ...first, edit: { origin: 'proposal' } }] },
    });
  });

  test('that is changed is kept by it, with every revision after its parent, and shows what its jeweller shows', async () => {
    const { drafts, kept, settled } = browser();
    const draft = changed(changed(proposed(), 'wider'), 'thinner');
    drafts.keep(draft);
    await settled(draft.id);
    expect(kept(draft.id)).toMatchObject({ revisions: ids(draft), head: draft.current });

    drafts.change(draft.id, (now) => showing(now, now.revisions[0] as never));
    await settled(draft.id);
    const opened = await browser().keeper.open(draft.id);
    expect(opened).toMatchObject({ value: { current: draft.revisions[0]?.id } });
    expect(opened.ok && opened.value.revisions.map(({ parent }) => parent)).toEqual([
      null,
      ...draft.revisions.slice(0, 2).map(({ id }) => id),
    ]);
  });

  test('is opened with what its workshop says of it, and learns of what is said later', async () => {
    const { drafts, keeper, kept, settled } = browser();
    const draft = proposed();
    drafts.keep(draft);
    await keeper.keep(draft.id);
    await settled(draft.id);
    const { workshop: workshopId = '', etag = '' } = kept(draft.id) ?? {};
    const said = { sku: 'NK-1', tags: ['bridal'], priceOverride: { hundredths: 420_000, currency: 'USD' } };
    const design = createStudioClient(listening.url).api.workshops[':workshopId'].designs[':designId'];
    const call = { param: { workshopId, designId: draft.id }, header: { 'if-match': etag }, json: said };
    expect((await design.$patch(call)).status).toBe(200);
    await keeper.refresh(draft.id);
    await expect.poll(() => kept(draft.id)?.listing).toMatchObject(said);
    const elsewhere = browser();
    await elsewhere.keeper.open(draft.id);
    expect(elsewhere.kept(draft.id)?.listing).toMatchObject({ ...said, collection: '', description: '' });
  });

  test('waits until it is settled: its first revision may still be adjusted', async () => {
    const { drafts, keeper, journal, tried, settled } = browser();
    const draft = proposed();
    const { weighed: _not, ...first } = currentRevision(draft);
    drafts.keep({ ...draft, revisions: [first], created: '2026-11-23T10:00:30.000Z' });
    await keeper.keep(draft.id);
    await tried();
    expect(await journal.kept(draft.id)).toMatchObject({ isWaiting: true, revisions: [] });
    drafts.change(draft.id, () => draft);
    await settled(draft.id);
  });

  test('that nothing settles any more goes as it is', async () => {
    const { drafts, keeper, kept, settled } = browser();
    const draft = proposed();
    const { weighed: _not, ...first } = currentRevision(draft);
    drafts.keep({ ...draft, revisions: [first], created: '2026-11-23T09:58:30.000Z' });
    await keeper.keep(draft.id);
    await settled(draft.id);
    expect(kept(draft.id)).toMatchObject({ head: first.id, revisions: [first.id] });
  });

  test('tells in another browser what each change changed, though the workshop keeps states alone', async () => {
    const { drafts, settled } = browser();
    const draft = changed(proposed(), 'wider');
    drafts.keep(draft);
    await settled(draft.id);
    const there = browser();
    const opened = await there.keeper.open(draft.id);
    const title = { op: 'replace', path: '/title' };
    expect(opened).toMatchObject({ value: { revisions: [{ edit: { patch: [] } }, { edit: { patch: [title] } }] } });
    drafts.change(draft.id, (now) => changed(now, 'thinner'));
    await settled(draft.id);
    await there.keeper.refresh(draft.id);
    expect(there.drafts.draft(draft.id)?.revisions.at(-1)?.edit.patch).toEqual([{ ...title, value: 'thinner' }]);
  });

  test('of no workshop and no browser says so', async () => {
    expect(await browser().keeper.open(randomUUID())).toMatchObject({ problem: { code: 'design_not_found' } });
  });
});

describe('without a line', () => {
  test('it waits, longer each time; a page that is opened later goes on, and nothing is there twice', async () => {
    const { journal, drafts, keeper, tried } = browser();
    const draft = changed(proposed(), 'wider');
    // The first answer is lost on its way back.
    line = async ({ method }, through) => {
      if (method !== 'POST') return undefined;
      await through();
      throw new Error('the line is cut');
    };
    drafts.keep(draft);
    expect(await tried()).toEqual([1500]);
    expect(keeper.store.getState().pause).toBeDefined();
    expect(await tried()).toEqual([2000]);
    expect(await tried()).toEqual([4000]);

    line = () => undefined;
    const later = browser(journal);
    await later.keeper.look(draft.id);
    await later.settled(draft.id);
    expect(later.kept(draft.id)).toMatchObject({ revisions: ids(draft), head: draft.current });
    expect(await browser().keeper.open(draft.id)).toMatchObject({ value: { revisions: { length: 2 } } });
  });

  test('a busy studio is left alone as long as it asks', async () => {
    const { drafts, keeper, tried, due } = browser();
    line = () => Response.json({ code: 'too_many_requests' }, { status: 429, headers: { 'retry-after': '3600' } });
    drafts.keep(changed(proposed(), 'wider'));
    await tried();
    expect(keeper.store.getState().pause).toBe('busy');
    expect(due.map(({ ms }) => ms)).toEqual([3_600_000]);
    drafts.keep(changed(proposed(), 'another'));
    await flushPromises();
    expect(due.map(({ ms }) => ms)).toEqual([3_600_000]);
  });
});

test('what is refused for good stops with its remedy, keeps nobody else, and is tried again when asked', async () => {
  const { drafts, keeper, due, kept, settled } = browser();
  const [bad, good] = [changed(proposed(), 'bad'), changed(proposed(), 'good')];
  const refusal = { code: 'designs_full', message: 'There is no room.', remedy: 'Ask for more.' };
  line = async (request) => {
    const isBad = request.method === 'POST' && (await request.clone().text()).includes(bad.id);
    return isBad ? Response.json(refusal, { status: 409 }) : undefined;
  };
  drafts.keep(bad);
  drafts.keep(good);
  await settled(good.id);
  await expect.poll(() => kept(bad.id)).toMatchObject({ isWaiting: true, refused: refusal });
  expect(due).toEqual([]);

  line = () => undefined;
  await keeper.again(bad.id);
  await expect.poll(() => kept(bad.id)).toMatchObject({ isWaiting: false });
  expect(kept(bad.id)).not.toHaveProperty('refused');
});

describe('where a colleague changes the same state', () => {
  async function both() {
    const [here, there] = [browser(), browser()];
    const draft = changed(proposed(), 'shared');
    here.drafts.keep(draft);
    await here.settled(draft.id);
    await there.keeper.open(draft.id);
    return { here, there, id: draft.id };
  }

  test('both are kept, theirs stands, and who comes second is told; what they do next stands', async () => {
    const { here, there, id } = await both();
    there.drafts.change(id, (draft) => changed(draft, 'theirs'));
    await there.settled(id);
    here.drafts.change(id, (draft) => changed(draft, 'mine'));
    await here.settled(id);

    const titles = (draft: Draft | undefined) => draft?.revisions.map(({ spec }) => spec.title).toSorted();
    const mine = here.drafts.draft(id) as Draft;
    expect(titles(mine)).toEqual(['mine', 'proposed', 'shared', 'theirs']);
    expect(currentRevision(mine).spec.title).toBe('mine');
    expect([here.forked, there.forked]).toEqual([[id], []]);
    expect(here.kept(id)).toMatchObject({ beside: mine.current, head: there.drafts.draft(id)?.current });

    here.drafts.change(id, (draft) => changed(draft, 'mine, again'));
    await here.settled(id);
    expect(here.kept(id)).not.toHaveProperty('beside');
    expect(here.kept(id)?.head).toBe(here.drafts.draft(id)?.current);
  });

  test('and nobody here, the piece shows theirs when it is opened again', async () => {
    const { here, there, id } = await both();
    there.drafts.change(id, (draft) => changed(draft, 'theirs'));
    await there.settled(id);
    await here.keeper.refresh(id);
    expect(currentRevision(here.drafts.draft(id) as Draft).spec.title).toBe('theirs');
    expect([here.kept(id)?.isWaiting, here.forked]).toEqual([false, []]);
  });
});

test('a journal without room has nothing sent again and again', async () => {
  const journal = createMemoryJournal();
  const draft = changed(proposed(), 'wider');
  await journal.keepDraft(draft);
  const full = { ...journal, writeKept: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')) };
  const { keeper, tried } = browser(tellingJournal(full, () => undefined));
  let created = 0;
  line = ({ method }) => {
    created += method === 'POST' ? 1 : 0;
    return undefined;
  };
  await keeper.look(draft.id);
  await tried();
  expect(created).toBe(1);
  expect(await tried()).toEqual([60_000]);
});

test('what the workshop has no more says so when it is opened, and no more once it is back', async () => {
  const { drafts, keeper, kept, settled } = browser();
  const draft = changed(proposed(), 'binned');
  drafts.keep(draft);
  await settled(draft.id);
  const gone = { code: 'not_found', message: 'There is none.', remedy: 'Load the list again.' };
  line = ({ method }) => (method === 'GET' ? Response.json(gone, { status: 404 }) : undefined);
  await keeper.refresh(draft.id);
  expect(kept(draft.id)).toMatchObject({ isWaiting: false, refused: gone });
  await keeper.again(draft.id);
  expect(kept(draft.id)).toMatchObject({ refused: gone });
  line = () => undefined;
  await keeper.again(draft.id);
  expect(kept(draft.id)).not.toHaveProperty('refused');
});

test('once somebody else sits down, nothing of the one before is sent or known', async () => {
  const { drafts, keeper, due, kept } = browser();
  const draft = changed(proposed(), 'wider');
  drafts.keep(draft);
  await expect.poll(() => due.length).toBe(1);
  keeper.forget();
  expect([due, kept(draft.id)]).toEqual([[], undefined]);
});
