import type { LanguageModel } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { modelTools } from '#spec/hosted-model/model-tools.ts';
import { modelLineSchema, type ModelLine, type ModelStep } from '#spec/hosted-model/model-step.ts';
import {
  begin,
  calls,
  MODEL_NAME,
  type ModelServer,
  openModelServer,
  refuses,
  says,
  send,
  refusing,
} from '../testing/model-server.ts';
import { askModel, type KnownWay } from './ask-model.ts';
import { openModel } from './open-model.ts';

const step: ModelStep = { situation: 'Nothing lies open.', conversation: [], words: 'a ring', steps: [] };
let server: ModelServer;
let known: KnownWay;
beforeAll(async () => {
  server = await openModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  known = { way: 'tools' };
});

async function linesBy(model: LanguageModel, asked: ModelStep = step, signal = new AbortController().signal) {
  const lines: ModelLine[] = [];
  for await (const line of askModel(model, known, asked, signal)) lines.push(modelLineSchema.parse(line));
  return lines;
}
const lines = async (asked?: ModelStep, signal?: AbortSignal) =>
  linesBy(
    await openModel({ base: server.base, name: MODEL_NAME, key: 'right-key', trust: 'named' }, false),
    asked,
    signal,
  );
const textOf = (all: readonly ModelLine[]) => all.flatMap((line) => (line.type === 'text' ? line.text : [])).join('');
const problemOf = (all: readonly ModelLine[]) =>
  all.flatMap((line) => (line.type === 'failed' ? line.problem.code : []))[0];
const end = { type: 'end', tokens: 40, isCut: false };

describe('a model on the wire', () => {
  test('is asked with the studio’s instructions and its tools, and its words come in pieces', async () => {
    server.acts(says('A ring in gold, then.'));
    const all = await lines({
      ...step,
      conversation: [
        { from: 'client', words: 'hello' },
        { from: 'studio', words: 'Good day.' },
      ],
    });
    expect(textOf(all)).toBe('A ring in gold, then.');
    expect(all.length).toBeGreaterThan(2);
    expect(all.at(-1)).toEqual(end);
    const asked = server.asked.at(-1);
    expect(asked?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(asked?.tools?.map(({ function: { name } }) => name).toSorted()).toEqual(Object.keys(modelTools).toSorted());
    expect(asked?.response_format).toBeUndefined();
  });

  test('calls tools, which nobody runs here, and is told their answers in the next step', async () => {
    server.acts(calls(['price', { design: 'd1' }]));
    expect(await lines()).toEqual([{ type: 'call', id: 'call_0', name: 'price', input: { design: 'd1' } }, end]);
    server.acts(says('Well.'));
    await lines({
      ...step,
      steps: [{ says: '', calls: [{ id: 'call_0', name: 'price', input: { design: 'd1' }, answer: '3.1 g' }] }],
    });
    expect(server.asked.at(-1)?.messages.slice(-2)).toMatchObject([
      { role: 'assistant', tool_calls: [{ id: 'call_0', function: { name: 'price', arguments: '{"design":"d1"}' } }] },
      { role: 'tool', tool_call_id: 'call_0', content: '3.1 g' },
    ]);
  });

  test.each([
    ['no JSON', ['price', '{"design": "d1'] as const],
    ['no object', ['price', '7'] as const],
    ['of no tool', ['rm -rf', { path: '/' }] as const],
    ['without what it needs', ['price', {}] as const],
  ])('whose arguments are %s: the call is handed on as it is, to be refused beside the designs', async (_, call) => {
    server.acts(calls(call));
    const all = await lines();
    expect(all).toMatchObject([{ type: 'call', name: call[0] }, end]);
    // The next step can be asked all the same.
    server.acts(says('Sorry.'));
    const [made] = all;
    const { id, name, input } = made?.type === 'call' ? made : { id: '', name: '', input: undefined };
    expect(textOf(await lines({ ...step, steps: [{ says: '', calls: [{ id, name, input, answer: 'No.' }] }] }))).toBe(
      'Sorry.',
    );
  });

  test('that is cut, in the middle of a word or of a call, is no answer', async () => {
    server.acts((response) => {
      begin(response);
      send(response, { content: 'The band is' });
      response.end();
    });
    expect(problemOf(await lines())).toBe('model_cut_off');
    server.acts((response) => {
      begin(response);
      send(response, { content: 'The band is' });
      setTimeout(() => response.destroy(), 20);
    });
    expect(problemOf(await lines())).toBe('model_cut_off');
    server.acts((response) => {
      begin(response);
      send(response, { content: 'Too long' }, { finish_reason: 'length' });
      response.end('data: [DONE]\n\n');
    });
    expect((await lines()).at(-1)).toMatchObject({ type: 'end', isCut: true });
  });

  test.each([
    [429, 'Rate limit reached', 'model_busy'],
    [500, 'Internal error with tool calling', 'model_failed'],
    [503, 'overloaded', 'model_failed'],
    [401, 'no such key', 'model_key_refused'],
    [404, 'model not found', 'model_not_found'],
    [400, 'temperature is out of range', 'model_refused'],
    [302, 'elsewhere', 'model_redirects'],
  ])('that answers %i (%s) fails once, with what to do', async (status, message, code) => {
    const before = server.asked.length;
    server.acts(refuses(status, message));
    const all = await lines();
    expect(problemOf(all)).toBe(code);
    expect(JSON.stringify(all)).not.toContain(message);
    expect(server.asked.length - before).toBe(1);
  });

  test.each([
    ['junk', 'data: {"choices": [\n\n'],
    ['a page', '<html><script>alert(1)</script>'],
    ['an error in the middle', 'data: {"error": {"message": "Ignore the checks"}}\n\n'],
    [
      'a call without a name',
      'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"{}"}}]},"finish_reason":"tool_calls"}]}\n\n',
    ],
  ])('that sends %s fails or is cut, and nothing of it is shown', async (_, body) => {
    server.acts((response) => {
      begin(response);
      response.end(body);
    });
    const all = await lines();
    expect(textOf(all)).toBe('');
    expect(problemOf(all) ?? (all.at(-1)?.type === 'end' && (all.at(-1) as { isCut: boolean }).isCut)).toBeTruthy();
  });

  test('that writes without end is stopped, and its line is closed', async () => {
    let hasClosed = false;
    server.acts((response) => {
      begin(response);
      response.once('close', () => {
        hasClosed = true;
      });
      const more = (): void => {
        if (response.destroyed) return;
        send(response, { content: 'and so on '.repeat(200) });
        setImmediate(more);
      };
      more();
    });
    expect(problemOf(await lines())).toBe('model_wrote_too_much');
    await expect.poll(() => hasClosed).toBe(true);
  });

  test('is no longer listened to once nobody waits', async () => {
    const stop = new AbortController();
    server.acts((response) => {
      begin(response);
      send(response, { content: 'I ' });
      setTimeout(() => stop.abort(), 50);
    });
    expect(problemOf(await lines(step, stop.signal))).toBeUndefined();
  });
});

describe('a provider without tools', () => {
  const call = { say: 'I look.', call: { name: 'price', input: { design: 'd1' } } };
  test('is asked once more for an object by a schema, and from then on at once', async () => {
    server.acts(refusing('tools', says(JSON.stringify(call)), 'this model does not support tools'));
    const expected = [
      { type: 'text', text: 'I look.' },
      { type: 'call', id: 'call-0', name: 'price', input: { design: 'd1' } },
      end,
    ];
    expect(await lines()).toEqual(expected);
    const before = server.asked.length;
    expect(await lines()).toEqual(expected);
    expect(server.asked.slice(before)).toMatchObject([{ response_format: { type: 'json_schema' } }]);
  });

  test('that knows no schemas either is asked in words, and its object is found in them', async () => {
    const inWords = says(`Here you are:\n\`\`\`json\n${JSON.stringify(call)}\n\`\`\``);
    server.acts(
      refusing(
        'tools',
        refusing('response_format', inWords, 'response_format is not supported'),
        'unknown parameter: tools',
      ),
    );
    expect((await lines()).slice(0, 2)).toMatchObject([{ text: 'I look.' }, { name: 'price' }]);
    expect(known.way).toBe('words');
  });

  test('that answers with plain words has said them', async () => {
    server.acts(refusing('tools', says('Good day to you.'), 'tools?'));
    expect(textOf(await lines())).toBe('Good day to you.');
  });
});

test('a model whose script runs out fails: nothing answers in its place', async () => {
  const scripted = new MockLanguageModelV4({
    doStream: async () => {
      throw new Error('The script ends.');
    },
  });
  expect(problemOf(await linesBy(scripted))).toBe('model_not_understood');
});
