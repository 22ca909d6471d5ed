import { describe, expect, test } from 'vitest';
import { fail, ok } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { AssistantOpener, AssistantEnvironment } from '../assistant.ts';
import { propose } from '../propose/propose.ts';
import { proposeOptions } from '../propose/testing/propose-options.ts';
import { builtInAssistant } from './built-in.ts';
import { chooseAssistant } from './choose-assistant.ts';
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
        propose: async () => fail(problem),
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

describe('designs', () => {
  const designed = propose({ ...request, items: [{ type: 'ring' }] }, proposeOptions({ count: 1 }));
  const [design] = designed.ok ? designed.value : [];
  const proposedBy = (answer: unknown) =>
    chooseAssistant(environment({}), {
      model: () => ({ understand: async () => ok(request), propose: async () => ok(answer) }),
    }).propose(request, proposeOptions());

  test('of another assistant pass as they are', async () => {
    expect(await proposedBy([design])).toEqual(ok([design]));
  });

  test.each([
    ['words', 'a lovely ring'],
    ['a role that there is none of', [{ ...design, role: 'loud' }]],
    ['no price', [{ ...design, estimatedAmount: Number.NaN }]],
    ['a trait too few', [{ ...design, traits: { silhouette: 'round' } }]],
    ['nothing in the place of a design', [undefined]],
  ])('with %s come back as a problem', async (_, answer) => {
    expect(await proposedBy(answer)).toMatchObject({ ok: false, problem: { code: 'assistant_not_understood' } });
  });

  test('with a spec that does not fit the language come back with what is wrong in it', async () => {
    const answer = [{ ...design, spec: { ...design?.spec, kind: 'crown' } }];
    expect(await proposedBy(answer)).toMatchObject({ ok: false, problem: { code: 'invalid_spec', path: 'kind' } });
  });
});
