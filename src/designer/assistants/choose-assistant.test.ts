import { describe, expect, test } from 'vitest';
import { fail, ok } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { AssistantOpener, AssistantEnvironment } from '../assistant.ts';
import { estimatingTools } from '../chat/testing/estimating-tools.ts';
import { openDesigns, typed } from '../chat/testing/open-designs.ts';
import { builtInAssistant } from './built-in.ts';
import { chooseAssistant } from './choose-assistant.ts';
import { MOST_EVENTS } from './read-event.ts';
import { assistantOpeners } from './registry.ts';

const request: DesignRequest = { intent: 'new_design', must_ask: [], should_warn: [], evidence: {}, assumptions: [] };
const problem = { code: 'no_answer', message: 'The model does not answer.', remedy: 'Ask again.' };

/** A hosted model that opens where it has a key, and asks its host with it. */
const openHosted: AssistantOpener = ({ fetch, settings: { MODEL_KEY: key } }) =>
  key === undefined
    ? undefined
    : {
        async understand(body) {
          const headers = { authorization: `Bearer ${key}` };
          const answer = await fetch('https://model.example/understand', { method: 'POST', headers, body });
          return answer.status === 200 ? ok(await answer.json()) : fail(problem);
        },
        converse: async function* () {},
      };

function environment(settings: AssistantEnvironment['settings'], answer: unknown = request) {
  const asked: unknown[] = [];
  const fetch: AssistantEnvironment['fetch'] = async (url, sent) => {
    asked.push([url, sent.headers['authorization'], sent.body]);
    return { status: 200, json: async () => answer };
  };
  return { asked, fetch, settings };
}

const openers = { ...assistantOpeners, hosted: openHosted };

test('where nothing is set, the built-in designer answers', async () => {
  const understood = await builtInAssistant.understand('a plain band');
  expect(chooseAssistant(environment({}))).toBe(builtInAssistant);
  expect(await chooseAssistant(environment({}), openers).understand('a plain band')).toEqual(understood);
});

test('an assistant that was added answers where it opens, with what the environment hands it', async () => {
  const here = environment({ MODEL_KEY: 'secret' });
  const assistant = chooseAssistant(here, openers);
  expect(await assistant.understand('a plain band')).toEqual(ok(request));
  expect(here.asked).toEqual([['https://model.example/understand', 'Bearer secret', 'a plain band']]);
});

test.each([null, 'a lovely ring', { ...request, items: 'a ring' }, { ...request, sparkle: true }])(
  'a request that is none (%j) comes back as a problem',
  async (answer) => {
    const assistant = chooseAssistant(environment({ MODEL_KEY: 'secret' }, answer), openers);
    expect(await assistant.understand('a plain band')).toMatchObject({
      ok: false,
      problem: { code: 'assistant_not_understood' },
    });
  },
);

describe('a conversation', () => {
  const [piece] = openDesigns('18k gold ring with a ruby, US 6');
  const chat = typed('thinner', piece && [piece]);
  const answered = async (...answers: readonly unknown[]) => {
    const model = async function* () {
      yield* answers;
    };
    const assistant = chooseAssistant(environment({}), {
      model: () => ({ understand: async () => ok(request), converse: model }),
    });
    const events = [];
    for await (const event of assistant.converse(chat, estimatingTools, new AbortController().signal))
      events.push(event);
    return events;
  };
  const thinner = {
    type: 'edited',
    design: 'd1',
    patch: [{ op: 'replace', path: '/parts/shank/palmWidthMm', value: 1.9 }],
  };

  test('with another assistant passes as it is', async () => {
    const said = { type: 'said', words: 'The band is thinner.' };
    expect(await answered(said, thinner)).toEqual([said, thinner]);
  });

  test.each([
    ['words that are no event', 'a lovely ring', 'assistant_not_understood'],
    ['an event that there is none of', { type: 'charged', amount: 10 }, 'assistant_not_understood'],
    ['a patch of a design that is not open', { ...thinner, design: 'd9' }, 'assistant_not_understood'],
    ['junk in the place of a patch', { ...thinner, patch: 'thinner' }, 'assistant_not_understood'],
    [
      'a patch of a part that the design has not',
      { ...thinner, patch: [{ op: 'replace', path: '/parts/crown/palmWidthMm', value: 1 }] },
      'patch_does_not_fit',
    ],
    [
      'a measure that no part can have',
      { ...thinner, patch: [{ op: 'replace', path: '/parts/shank/palmWidthMm', value: 900 }] },
      'invalid_spec',
    ],
    ['a state that never was', { type: 'shown', design: 'd1', state: 'r7' }, 'assistant_not_understood'],
    ['nothing', undefined, 'assistant_not_understood'],
  ])('ends with a problem at %s', async (_, answer, code) => {
    expect(await answered(answer, thinner)).toMatchObject([{ type: 'failed', problem: { code } }]);
  });

  test('that goes round in circles is ended', async () => {
    const events = await answered(
      ...Array.from({ length: 10 * MOST_EVENTS }, () => ({ type: 'said', words: 'Well,' })),
    );
    expect(events).toHaveLength(MOST_EVENTS + 1);
    expect(events.at(-1)).toMatchObject({ type: 'failed' });
  });
});
