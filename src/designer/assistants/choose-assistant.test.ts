import { expect, test } from 'vitest';
import { fail, ok } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { AssistantOpener, AssistantEnvironment } from '../assistant.ts';
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
        name: 'Hosted model',
        offline: false,
        async understand(body) {
          const headers = { authorization: `Bearer ${key}` };
          const answer = await fetch('https://model.example/understand', { method: 'POST', headers, body });
          return answer.status === 200 ? ok((await answer.json()) as DesignRequest) : fail(problem);
        },
        propose: async () => fail(problem),
      };

function environment(settings: AssistantEnvironment['settings']) {
  const asked: unknown[] = [];
  const fetch: AssistantEnvironment['fetch'] = async (url, sent) => {
    asked.push([url, sent.headers['authorization'], sent.body]);
    return { status: 200, json: async () => request };
  };
  return { asked, fetch, settings };
}

const openers = { ...assistantOpeners, hosted: openHosted };

test('where nothing is set, the built-in designer answers', () => {
  expect(chooseAssistant(environment({}))).toBe(builtInAssistant);
  expect(chooseAssistant(environment({}), openers)).toBe(builtInAssistant);
});

test('an assistant that was added answers where it opens, with what the environment hands it', async () => {
  const here = environment({ MODEL_KEY: 'secret' });
  const assistant = chooseAssistant(here, openers);
  expect(assistant).toMatchObject({ name: 'Hosted model', offline: false });
  expect(await assistant.understand('a plain band')).toEqual(ok(request));
  expect(here.asked).toEqual([['https://model.example/understand', 'Bearer secret', 'a plain band']]);
});
