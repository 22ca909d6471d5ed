import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listenOnLoopback } from '#server/http/listen-on-loopback.ts';
import { begin, MODEL_NAME, type ModelServer, openModelServer, says, send } from '#server/testing/model-server.ts';
import { openTestStudio, type TestStudio } from '#server/testing/test-studio.ts';
import { modelLines } from './model-lines.ts';
import { createStudioClient } from './studio-client.ts';
import { provideTokens } from './token-source.ts';

const ANN = 'ann@example.org';
const step = { situation: '', conversation: [], words: 'a ring', steps: [] };
let model: ModelServer;
let server: TestStudio;
let listening: Listening;
let token: string | undefined;

beforeAll(async () => {
  model = await openModelServer();
  const env = { MODEL_URL: model.base, MODEL_NAME, MODEL_KEY: 'right-key' };
  server = await openTestStudio({ sqliteFile: ':memory:' }, { env });
  listening = await listenOnLoopback((request, env) => server.answer(request, env), 0);
  await server.create({ email: ANN });
  token = (await server.signIn(ANN)).authorization.slice('Bearer '.length);
  provideTokens({ current: async () => token, renewed: async () => undefined });
});
afterAll(async () => {
  await listening.close();
  await server.close();
  await model.close();
});

async function heard(signal = new AbortController().signal, url = listening.url) {
  const lines: unknown[] = [];
  for await (const line of modelLines(step, signal, createStudioClient(url))) lines.push(line);
  return lines;
}
const failed = (code: string) => [{ type: 'failed', problem: expect.objectContaining({ code }) }];

test('what the model says comes over the line as it says it, in any letters', async () => {
  model.acts(says('Ein Ring für Zoë, ✓ 18k. '.repeat(40)));
  const lines = await heard();
  const said = lines.map((line) => (line as { readonly text?: string }).text ?? '').join('');
  expect(said).toBe('Ein Ring für Zoë, ✓ 18k. '.repeat(40));
  expect(lines.at(-1)).toEqual({ type: 'end', tokens: 40, isCut: false });
});

test('who is not signed in, and a studio that does not answer, are told as a problem', async () => {
  const signedIn = token;
  token = undefined;
  expect(await heard()).toEqual(failed('not_signed_in'));
  token = signedIn;
  expect(await heard(undefined, 'http://127.0.0.1:9/')).toEqual(failed('network'));
});

test('once nobody waits the studio stops, and so does the model', async () => {
  let hasClosed = false;
  const stop = new AbortController();
  model.acts((response) => {
    response.once('close', () => {
      hasClosed = true;
    });
    begin(response);
    send(response, { content: 'Well' });
    setTimeout(() => stop.abort(), 100);
  });
  const lines = await heard(stop.signal);
  expect(lines.filter((line) => (line as { readonly type: string }).type === 'failed')).toEqual([]);
  await expect.poll(() => hasClosed).toBe(true);
});
