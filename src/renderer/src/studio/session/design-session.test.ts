import { describe, expect, test } from 'vitest';
import type { Pixels } from '#picture/contract.ts';
import { flushPromises } from '../testing/flush-promises.ts';
import { titledBand, sampleTray, weighing } from '../testing/sample-draft.ts';
import { type AskedJob, scriptedWorkbench } from '../testing/scripted-workbench.ts';
import { after, before, currentRevision, type Draft, showing, withRevision, withWeighed } from '../journal/draft.ts';
import { createDraftShelf } from '../journal/draft-shelf.ts';
import { createMemoryJournal } from '../journal/memory-journal.ts';
import { createDesignSession } from './design-session.ts';

const { request, framing } = sampleTray();
const NOW = '2026-11-22T09:00:00.000Z';
const proposals = (['classic', 'quiet'] as const).map((role) => ({
  id: `p-${role}`,
  item: 0,
  role,
  reason: `It is ${role}.`,
  spec: titledBand(role),
}));
const [classic] = proposals;
if (classic === undefined) throw new Error('two are proposed');

/** Pixels that tell their passes apart by how wide they are. */
const pass = (widthPx: number): Pixels => ({ widthPx, heightPx: 1, rgba: new Uint8ClampedArray(4) });

function studio() {
  const journal = createMemoryJournal();
  const drafts = createDraftShelf(async () => journal);
  const { asked, newest, workbench } = scriptedWorkbench();
  const pictures: string[] = [];
  const packing = new Map<number, Promise<void>>();
  const images: (readonly string[])[] = [];
  let ids = 0;
  const session = createDesignSession({
    drafts,
    pictures: {
      keepDrawing: (revision, svg, ground) => ground === 'dark' && pictures.push(`${revision} ${svg}`),
      keepPhoto: (revision, bytes, final, ground) =>
        ground === 'dark' && pictures.push(`${revision} ${bytes.type} ${final ? 'sharp' : 'coarse'}`),
    },
    workbench,
    openJournal: async () => journal,
    async pack({ widthPx }) {
      await packing.get(widthPx);
      return new Blob([], { type: `pass/${widthPx}` });
    },
    ground: () => 'dark',
    showImages: (shown) => images.push(shown),
    now: () => new Date(NOW),
    newId: () => `id${(ids += 1)}`,
    shownSeed: (brief) => (brief === 'a shown band' ? 7 : undefined),
  });
  const state = session.store.getState;
  const draftAt = (index: number) => drafts.draft(state().tray?.drafts[index] ?? '');
  return { session, state, asked, newest, journal, drafts, draftAt, pictures, packing, images };
}

/** The workbench has understood the brief and laid out its proposals. */
function propose(job: AskedJob): void {
  job.answer({ type: 'understood', request });
  job.answer({ type: 'proposed', proposals, lines: [{ line: { item: 0, stones: [] }, request }], held: [], framing });
}

const settle = (job: AskedJob, castMetalGrams = 4) => {
  job.answer({ type: 'settled', proposal: classic, svg: undefined, ...weighing(castMetalGrams) });
};

/** The workbench had to adjust the design, and has drawn it anew. */
const settleAdjusted = (job: AskedJob) => {
  const proposal = { ...classic, reason: 'Lighter.', spec: titledBand('adjusted') };
  job.answer({ type: 'settled', proposal, svg: '<svg>adjusted</svg>', ...weighing(4) });
};

test('a design that cannot be cast leaves the tray with a word, and so both are kept', async () => {
  const { session, newest, state, images, journal } = studio();
  session.design('a band');
  propose(newest());
  const [left, ...others] = state().tray?.drafts ?? [];
  newest().answer({ type: 'leftOut', proposalId: classic.id, message: 'Classic is left out.' });
  expect(state().tray?.drafts).toEqual(others);
  expect(images.at(-1)).not.toContain(left);
  expect(state().tray?.leftOut).toEqual(['Classic is left out.']);
  await flushPromises();
  const kept = await journal.tray(state().tray?.id ?? '');
  session.design('another');
  propose(newest());
  expect(state().tray?.leftOut).toBeUndefined();
  expect(kept?.leftOut).toEqual(['Classic is left out.']);
});

const problem = { code: 'workbench_stopped', message: 'The workbench stopped.', remedy: 'Try again.' };

describe('the looks of a tray', () => {
  test('of a brief that the public pages show a picture of begin with that picture', () => {
    const { session, newest } = studio();
    session.design('a shown band');
    expect(newest().job).toMatchObject({ seed: 7 });
  });

  test('are the same whenever the brief is said, and stay when it is changed on the tray', () => {
    const { session, newest, asked } = studio();
    session.design('a band');
    session.design('a band');
    expect(asked.map(({ job }) => job)).toMatchObject([{ seed: 1 }, { seed: 1 }]);
    propose(newest());
    session.revise('a band in rose gold');
    expect(newest().job).toMatchObject({ brief: 'a band in rose gold', seed: framing.seed });
  });

  test('are others when the same brief is designed again, except to go on with what was stopped', () => {
    const { session, newest } = studio();
    session.design('a band');
    propose(newest());
    session.revise('a band');
    expect(newest().job).toMatchObject({ seed: framing.seed + 1 });
    propose(newest());
    session.cancel();
    session.revise('a band');
    expect(newest().job).toMatchObject({ seed: framing.seed });
  });
});

describe('a change said in the box of a tray', () => {
  const refused = (problem: typeof notOpen) => ({ type: 'failed', problem, findings: [] }) as const;
  const notOpen = { code: 'design_not_open', message: 'This asks for a change.', remedy: 'Open the design.' };

  test('is one of the designs that lie there', () => {
    const { session, state, newest } = studio();
    session.design('a band');
    propose(newest());
    session.revise('no halo');
    newest().answer(refused(notOpen));
    expect(newest().job).toMatchObject({ brief: 'a band\nChange: no halo', seed: framing.seed });
    expect(state()).toMatchObject({ phase: 'reading', problem: undefined });
  });

  test('is refused where nothing lies there, or where the tray itself is of a change', () => {
    const { session, state, newest, asked } = studio();
    session.design('no halo');
    newest().answer(refused(notOpen));
    expect(state()).toMatchObject({ phase: 'failed', problem: notOpen });
    propose(newest());
    session.revise('no halo\nChange: rose gold');
    newest().answer(refused(notOpen));
    expect(state().phase).toBe('failed');
    expect(asked).toHaveLength(2);
  });
});

describe('a set around a design that is there', () => {
  test('is drawn with it, and has it whenever it is drawn again, until others are named', async () => {
    const { session, state, newest, draftAt } = studio();
    session.design('a band');
    propose(newest());
    const anchor = draftAt(1) as Draft;
    session.design('a band and earrings', { held: [anchor.id] });
    expect(newest().job).toMatchObject({ held: [{ id: anchor.id, spec: { title: 'quiet' } }] });
    newest().answer({ type: 'understood', request });
    const lines = [0, 1].map((item) => ({ line: { item, stones: [] }, request }));
    newest().answer({ type: 'proposed', proposals, lines, held: [{ id: anchor.id, item: 1 }], framing });
    expect(state().tray?.held).toEqual([{ draft: anchor.id, ...lines[1] }]);
    expect(state().tray?.drafts).not.toContain(anchor.id);
    session.revise('a band and earrings');
    expect(newest().job).toMatchObject({ held: [{ id: anchor.id }] });
    session.revise('a band and earrings', []);
    expect(newest().job).toMatchObject({ held: [] });
  });
});

describe('variations of a design', () => {
  test('are drawn from it as it is now, and their tray says so', () => {
    const { session, state, newest, draftAt } = studio();
    session.design('a band');
    propose(newest());
    const { id } = draftAt(0) as Draft;
    session.vary(id, 'three-prices');
    expect(newest().job).toMatchObject({
      brief: 'a band',
      vary: { anchor: { spec: { title: 'classic' } }, wish: 'three-prices' },
    });
    propose(newest());
    expect(state().tray).toMatchObject({ drawnFrom: { draft: id, as: 'prices' } });
  });

  test('of a design that is not on the shelf are not begun', () => {
    const { session, asked } = studio();
    session.vary('nowhere', 'three-prices');
    expect(asked).toEqual([]);
  });
});

describe('a brief', () => {
  test('is read, proposed, settled and done; its tray and its drafts are in the journal', async () => {
    const { session, state, newest, journal, draftAt, pictures, images } = studio();
    session.design('a band');
    expect(newest().job).toMatchObject({ type: 'design', brief: 'a band', count: 4, seed: 1, ground: 'dark' });
    expect(state()).toMatchObject({ phase: 'reading', brief: 'a band', tray: undefined });

    propose(newest());
    const { tray } = state();
    expect(state().phase).toBe('working');
    expect(tray).toMatchObject({ brief: 'a band', request, framing, created: NOW });
    expect(images).toEqual([tray?.drafts]);
    expect(draftAt(1)).toMatchObject({ proposal: { role: 'quiet', reason: 'It is quiet.' }, created: NOW });

    newest().answer({ type: 'progress', done: 1, total: 5, next: 'weighing' });
    expect(state()).toMatchObject({ what: 'Weighing and checking', share: 0.2 });
    newest().answer({ type: 'drawing', proposalId: classic.id, svg: '<svg/>' });
    expect(pictures).toEqual([`${draftAt(0)?.current} <svg/>`]);
    settleAdjusted(newest());
    expect(pictures.at(-1)).toBe(`${draftAt(0)?.current} <svg>adjusted</svg>`);
    newest().answer({ type: 'done' });
    await flushPromises();
    expect(state()).toMatchObject({ phase: 'done', what: '', share: undefined });

    const kept = await journal.draft(tray?.drafts[0] ?? '');
    expect(kept).toMatchObject({
      value: { proposal: { role: 'classic', reason: 'Lighter.' } },
    });
    expect(kept.ok && currentRevision(kept.value)).toMatchObject({ spec: { title: 'adjusted' }, ...weighed(4) });
    expect(await journal.recentTrays(9)).toEqual([tray]);
  });

  test('replaces an older one, whose late answers change nothing', async () => {
    const { session, state, asked, drafts, images } = studio();
    session.design('a band');
    session.design('a wider band');
    const [older, newer] = asked as [AskedJob, AskedJob];
    expect([older.cancelled, newer.cancelled]).toEqual([true, false]);

    const before = state();
    propose(older);
    older.answer({ type: 'progress', done: 1, total: 2, next: 'weighing' });
    older.answer({ type: 'failed', problem, findings: [] });
    older.answer({ type: 'done' });
    await flushPromises();
    expect(state()).toBe(before);
    expect(drafts.store.getState().drafts).toEqual({});

    propose(newer);
    expect(state()).toMatchObject({ phase: 'working', brief: 'a wider band' });
    expect(images).toHaveLength(1);
  });

  test('leaves the previous tray in place until its proposals are there', () => {
    const { session, state, newest } = studio();
    session.design('a band');
    propose(newest());
    const { tray } = state();
    session.design('a wider band');
    expect(state()).toMatchObject({ phase: 'reading', tray });
  });

  test('that cannot be made shows its problem until the next one', () => {
    const { session, state, newest } = studio();
    session.design('a band of water');
    newest().answer({ type: 'failed', problem, findings: [] });
    expect(state()).toMatchObject({ phase: 'failed', problem, what: '', tray: undefined });
    session.design('a band');
    expect(state()).toMatchObject({ phase: 'reading', problem: undefined });
  });

  test('during which the workbench dies keeps its tray, and the next one is designed', () => {
    const { session, state, newest, draftAt } = studio();
    session.design('a band');
    propose(newest());
    settle(newest());
    newest().answer({ type: 'failed', problem, findings: [] });
    expect(state()).toMatchObject({ phase: 'failed', problem, tray: { brief: 'a band' } });
    expect(draftAt(0)?.revisions[0]).toMatchObject(weighed(4));

    session.design('a band');
    propose(newest());
    expect(state().phase).toBe('working');
  });
});

describe('a cancelled brief', () => {
  test('keeps what is drawn and weighed; nothing comes after it', async () => {
    const { session, state, newest, draftAt } = studio();
    session.design('a band');
    propose(newest());
    settle(newest());
    session.cancel();
    expect(newest().cancelled).toBe(true);
    expect(state()).toMatchObject({ phase: 'cancelled', what: '', share: undefined, tray: { brief: 'a band' } });

    settle(newest(), 9);
    newest().answer({ type: 'done' });
    await flushPromises();
    expect(state().phase).toBe('cancelled');
    expect(draftAt(0)?.revisions[0]).toMatchObject(weighed(4));
  });

  test('before anything was drawn leaves no tray', () => {
    const { session, state } = studio();
    session.design('a band');
    session.cancel();
    expect(state()).toMatchObject({ phase: 'idle', tray: undefined });
  });
});

describe('an earlier tray', () => {
  test('is laid out again, and what was being worked on stops', async () => {
    const { session, state, newest, images } = studio();
    session.design('a band');
    const tray = sampleTray();
    session.show(tray);
    expect(newest().cancelled).toBe(true);
    expect(state()).toMatchObject({ phase: 'done', brief: tray.brief, tray, problem: undefined });
    expect(images).toEqual([['a', 'b']]);
    propose(newest());
    expect(state().tray).toBe(tray);
  });
});

describe('photographs', () => {
  test('are shown coarse, then sharp, however long each takes to pack; done waits for the last', async () => {
    const { session, state, newest, draftAt, pictures, packing } = studio();
    const slow = Promise.withResolvers<void>();
    packing.set(64, slow.promise);
    session.design('a band');
    propose(newest());
    newest().answer({ type: 'picture', proposalId: classic.id, pixels: pass(64), final: false });
    newest().answer({ type: 'picture', proposalId: classic.id, pixels: pass(512), final: true });
    newest().answer({ type: 'done' });
    await flushPromises();
    expect([pictures, state().phase]).toEqual([[], 'working']);

    slow.resolve();
    await flushPromises();
    const revision = draftAt(0)?.current;
    expect(pictures).toEqual([`${revision} pass/64 coarse`, `${revision} pass/512 sharp`]);
    expect(state().phase).toBe('done');
  });

  test('that were being packed when the brief was cancelled are still shown; the phase stays', async () => {
    const { session, state, newest, pictures } = studio();
    session.design('a band');
    propose(newest());
    newest().answer({ type: 'picture', proposalId: classic.id, pixels: pass(512), final: true });
    newest().answer({ type: 'done' });
    session.cancel();
    await flushPromises();
    expect(pictures).toHaveLength(1);
    expect(state().phase).toBe('cancelled');
  });
});

test('once somebody else sits down the brief, its tray and pictures still being packed are forgotten', async () => {
  const { session, state, newest, pictures, drafts } = studio();
  session.design('a band');
  propose(newest());
  newest().answer({ type: 'picture', proposalId: classic.id, pixels: pass(512), final: true });
  session.forget();
  drafts.clear();
  newest().answer({ type: 'done' });
  await flushPromises();
  expect(pictures).toEqual([]);
  expect(state()).toMatchObject({ phase: 'idle', brief: '', tray: undefined });
});

describe('a proposal that the jeweller edited before it was settled', () => {
  function edited() {
    const opened = studio();
    const { session, newest, drafts, draftAt } = opened;
    session.design('a band');
    propose(newest());
    const edit = { patch: [], origin: 'hand', author: 'me', time: NOW } as const;
    drafts.change(draftAt(0)?.id ?? '', (draft) => withRevision(draft, { id: 'mine', spec: titledBand('mine'), edit }));
    return { ...opened, draft: () => draftAt(0) as Draft, proposed: draftAt(0)?.revisions[0]?.id };
  }

  test('gets its weights; the edit stays, and is not weighed by them', () => {
    const { newest, draft } = edited();
    settle(newest());
    expect(draft().revisions).toMatchObject([{ spec: { title: 'classic' }, ...weighed(4) }, { id: 'mine' }]);
    expect(draft().revisions[1]).not.toHaveProperty('weighed');
    expect(draft()).toMatchObject({ current: 'mine', proposal: { role: 'classic' } });
  });

  test('keeps the state that the edit began with; the adjusted design is laid beside it', () => {
    const { newest, draft } = edited();
    settleAdjusted(newest());
    expect(draft().revisions).toMatchObject([
      { spec: { title: 'classic' } },
      { spec: { title: 'mine' } },
      { spec: { title: 'adjusted' }, parent: draft().revisions[0]?.id, edit: { origin: 'proposal' }, ...weighed(4) },
    ]);
    expect(
      draft()
        .revisions.slice(0, 2)
        .map((revision) => revision.weighed),
    ).toEqual([undefined, undefined]);
    expect(draft()).toMatchObject({ current: 'mine', proposal: { reason: 'It is classic.' } });
    const undone = showing(draft(), before(draft()) as never);
    expect([currentRevision(undone).spec.title, after(undone)?.spec.title]).toEqual(['classic', 'mine']);
  });

  test('keeps its pictures, even after the edit was undone: those of the adjusted design are that one’s', async () => {
    const { newest, drafts, draft, pictures, proposed } = edited();
    drafts.change(draft().id, (one) => showing(one, before(one) as never));
    settleAdjusted(newest());
    newest().answer({ type: 'picture', proposalId: classic.id, pixels: pass(512), final: true });
    await flushPromises();
    const adjusted = draft().revisions.at(-1)?.id;
    expect(pictures).toEqual([`${adjusted} <svg>adjusted</svg>`, `${adjusted} pass/512 sharp`]);
    expect(draft().current).toBe(proposed);
    expect(adjusted).not.toBe(proposed);
  });
});

test('a proposal that somebody has seen weighed stays as it was, and the adjusted design is shown after it', () => {
  const { session, newest, drafts, draftAt } = studio();
  session.design('a band');
  propose(newest());
  const [id, first] = [draftAt(0)?.id ?? '', draftAt(0)?.current ?? ''];
  drafts.change(id, (draft) => withWeighed(draft, first, weighing(3)));
  settleAdjusted(newest());
  const draft = draftAt(0) as Draft;
  expect(draft.revisions).toMatchObject([
    { spec: { title: 'classic' } },
    { spec: { title: 'adjusted' }, parent: first },
  ]);
  expect([currentRevision(draft).spec.title, before(draft)?.id]).toEqual(['adjusted', first]);
});

function weighed(castMetalGrams: number) {
  return { weighed: { sheet: { castMetalGrams } } };
}

describe('the photographs of a tray', () => {
  /** Four pieces: one step for the drawings, one a piece for weighing, one a piece for its photograph. */
  const weighed = (count: number) =>
    ({ type: 'progress', done: 1 + count, total: 9, next: count < 4 ? 'weighing' : 'photographing' }) as const;

  test('are taken while the tray is on the screen, and stopped when it leaves', () => {
    const { session, state, newest } = studio();
    const unwatch = session.watch();
    session.design('a band');
    propose(newest());
    newest().answer(weighed(4));
    expect(state()).toMatchObject({ phase: 'working', what: 'Photographing' });
    unwatch();
    expect(newest().cancelled).toBe(true);
    expect(state()).toMatchObject({ phase: 'done', what: '' });
  });

  test('are stopped only once all pieces are weighed: weighing goes on out of sight', () => {
    const { session, state, newest } = studio();
    const unwatch = session.watch();
    session.design('a band');
    propose(newest());
    newest().answer(weighed(3));
    unwatch();
    expect(newest().cancelled).toBe(false);
    expect(state()).toMatchObject({ phase: 'working', what: 'Weighing and checking' });
    newest().answer(weighed(4));
    expect(newest().cancelled).toBe(true);
  });

  test('go on as long as one component shows the tray', () => {
    const { session, newest } = studio();
    const [unwatch] = [session.watch(), session.watch()];
    session.design('a band');
    propose(newest());
    newest().answer(weighed(4));
    unwatch?.();
    expect(newest().cancelled).toBe(false);
  });
});
