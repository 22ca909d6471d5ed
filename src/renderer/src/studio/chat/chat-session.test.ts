import { describe, expect, test } from 'vitest';
import type { AssistantEvent } from '#designer/chat/contract.ts';
import { ok } from '#shared/result.ts';
import { currentRevision } from '../journal/draft.ts';
import { createDraftShelf } from '../journal/draft-shelf.ts';
import { createMemoryJournal } from '../journal/memory-journal.ts';
import { sampleDraft, weighing } from '../testing/sample-draft.ts';
import { scriptedWorkbench } from '../testing/scripted-workbench.ts';
import { createChatSession, type Saying } from './chat-session.ts';
import { createWhoAnswers, type ShownAnswering } from './who-answers.ts';

function answering(shown: ShownAnswering) {
  const who = createWhoAnswers(async () => ok(shown));
  who.change(shown);
  return who;
}
const model = {
  answers: 'model',
  name: 'goldsmith',
  host: 'model.example',
  runsHere: false,
  mayChange: false,
} as const;

const palm = (value: number) => [{ op: 'add', path: '/parts/shank/palmWidthMm', value }] as const;
const figures = { netMetalGrams: 3, price: { amount: 400, currency: 'USD' } };

/** The built-in designer answers; a studio with a model is said by its test. */
function studio(whoAnswers = answering({ answers: 'built-in', runsHere: false, mayChange: false })) {
  const drafts = createDraftShelf(async () => createMemoryJournal());
  drafts.keep(sampleDraft());
  const { asked, newest, workbench } = scriptedWorkbench();
  const briefs: string[] = [];
  let ids = 0;
  const session = createChatSession({
    drafts,
    workbench,
    whoAnswers,
    now: () => new Date('2026-11-24T09:00:00.000Z'),
    newId: () => `new${(ids += 1)}`,
  });
  const saying = (words: string): Saying => ({
    words,
    open: ['draft'],
    isForClient: false,
    propose: (brief) => void briefs.push(brief),
  });
  const turns = () => session.store.getState()['draft']?.turns ?? [];
  const tell = (event: AssistantEvent, job = newest()) => job.answer({ type: 'chat', event });
  const draft = () => drafts.draft('draft') ?? sampleDraft();
  const say = (words: string) => session.say('draft', saying(words));
  return { session, asked, newest, briefs, turns, tell, draft, say, saying };
}

test('a turn goes to the workbench with what lies open and what was said before', () => {
  const { say, newest, tell } = studio();
  say('thinner');
  tell({ type: 'said', words: 'Thinner it is.', about: 'draft' });
  newest().answer({ type: 'done' });
  say('undo');
  expect(newest().job).toMatchObject({
    type: 'chat',
    words: 'undo',
    open: [
      {
        id: 'draft',
        role: 'quiet',
        states: [{ id: 'r0', figures: { netMetalGrams: expect.closeTo(3.99) } }, { id: 'r1' }, { id: 'r2' }],
      },
    ],
    conversation: [
      { from: 'client', words: 'thinner' },
      { from: 'studio', words: 'Thinner it is.', about: 'draft' },
    ],
  });
});

test('sentences come one after the other, and the wait ends with the job', () => {
  const { say, newest, tell, turns, session } = studio();
  say('thinner');
  tell({ type: 'doing', what: 'Weighing' });
  expect(session.store.getState()['draft']?.doing).toBe('Weighing');
  tell({ type: 'said', words: 'One.' });
  tell({ type: 'said', words: 'Two.' });
  newest().answer({ type: 'done' });
  expect(turns().map(({ words }) => words)).toEqual(['thinner', 'One. Two.']);
  expect(session.store.getState()['draft']?.doing).toBeUndefined();
});

describe('an answer', () => {
  test('that patches a piece becomes a revision by words, and is weighed', () => {
    const { say, asked, tell, draft, turns } = studio();
    say('thinner');
    const [job] = asked;
    tell({ type: 'edited', design: 'draft', patch: palm(1.9), before: figures, after: figures }, job);
    expect(currentRevision(draft())).toMatchObject({ parent: 'r2', edit: { origin: 'words', patch: palm(1.9) } });
    expect(turns().at(-1)).toMatchObject({ figures: { before: figures, after: figures } });
    expect(asked[1]?.job).toMatchObject({ type: 'build', quality: 'view' });
    asked[1]?.answer({ type: 'built', quality: 'view', model: { metals: [], stones: [] } as never, ...weighing(4) });
    expect(currentRevision(draft()).weighed).toEqual(weighing(4));
  });

  test('that fits the piece no more, because it was changed by hand, is told and changes nothing', () => {
    const { say, tell, draft, turns } = studio();
    say('thinner halo');
    tell({ type: 'edited', design: 'draft', patch: [{ op: 'replace', path: '/parts/halo/gapMm', value: 1 }] });
    expect(draft()).toEqual(sampleDraft());
    expect(turns().at(-1)).toMatchObject({ problem: { code: 'patch_does_not_fit' } });
  });

  test('that goes back shows that state; one that never was shows nothing', () => {
    const { say, tell, draft } = studio();
    say('back to the first');
    tell({ type: 'shown', design: 'draft', state: 'r7' });
    expect(draft().current).toBe('r2');
    tell({ type: 'shown', design: 'draft', state: 'r0' });
    expect(draft().current).toBe('r0');
  });

  test('that asks for designs hands their brief on', () => {
    const { say, tell, briefs } = studio();
    say('earrings to match');
    tell({ type: 'proposed', brief: 'earrings to match, 18k yellow gold' });
    expect(briefs).toEqual(['earrings to match, 18k yellow gold']);
  });

  test('that fails tells why and what to do', () => {
    const { say, newest, turns } = studio();
    const problem = { code: 'workbench_stopped', message: 'The workbench stopped.', remedy: 'Try again.' };
    say('thinner');
    newest().answer({ type: 'failed', problem, findings: [] });
    expect(turns().at(-1)).toMatchObject({ problem });
  });
});

test('a newer turn takes the place of one that is still being answered; forgetting ends all', () => {
  const { say, asked, session } = studio();
  say('thinner');
  say('wider');
  expect(asked.map(({ cancelled }) => cancelled)).toEqual([true, false]);
  session.forget();
  expect(asked[1]?.cancelled).toBe(true);
  expect(session.store.getState()).toEqual({});
});

describe('where a model is set up', () => {
  const goOn = { label: 'Go on with the built-in designer', words: 'thinner', by: 'built-in' } as const;

  test('it is asked, until the client goes on with the built-in designer, and again when they say so', () => {
    const { session, say, saying, newest } = studio(answering(model));
    say('thinner');
    expect(newest().job).toMatchObject({ by: undefined });
    session.say('draft', { ...saying('thinner'), chosen: goOn });
    expect(newest().job).toMatchObject({ by: 'built-in', words: 'thinner' });
    say('wider');
    expect(newest().job).toMatchObject({ by: 'built-in' });
    session.askModel('draft');
    say('wider');
    expect(newest().job).toMatchObject({ by: undefined });
    session.say('draft', { ...saying('thinner'), chosen: goOn });
    session.clear('draft');
    say('wider');
    expect(newest().job).toMatchObject({ by: undefined });
  });

  test('nothing is asked before it is known who answers, nor once nobody waits', async () => {
    const { session, say, asked } = studio(createWhoAnswers(async () => ok(model)));
    say('thinner');
    session.stop('draft');
    say('wider');
    expect(asked).toEqual([]);
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]?.job).toMatchObject({ words: 'wider', by: undefined });
  });
});
