import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { type Listening, listenOnLoopback } from '#server/http/listen-on-loopback.ts';
import { openTestStudio, type TestStudio } from '#server/testing/test-studio.ts';
import { provideTokens } from './token-source.ts';
import { answerOf, fileOf, createStudioClient, unwrap } from './studio-client.ts';

const ANN = 'ann@example.org';
let server: TestStudio;
let listening: Listening;
let studio: ReturnType<typeof createStudioClient>;
let token: string | undefined;
let renewals = 0;

beforeAll(async () => {
  server = await openTestStudio({ sqliteFile: ':memory:' });
  listening = await listenOnLoopback((request, env) => server.answer(request, env), 0);
  studio = createStudioClient(listening.url);
  await server.create({ email: ANN, groups: ['admin'] });
});
afterAll(async () => {
  await listening.close();
  await server.close();
});
beforeEach(() => {
  [token, renewals] = [undefined, 0];
  provideTokens({
    current: async () => token,
    renewed: async () => {
      renewals += 1;
      return undefined;
    },
  });
});
const signIn = async () => {
  const { authorization } = await server.signIn(ANN);
  return authorization.slice('Bearer '.length);
};

test('knows every route that screens call, and what each answers', async () => {
  expect((await answerOf(studio.api.health.$get())).ok).toBe(true);
  expectTypeOf(studio.api.trial.$post).toBeFunction();
  expectTypeOf(studio.api.contact.$post).toBeFunction();
  expectTypeOf(studio.api.newsletter.$post).toBeFunction();
  expectTypeOf(studio.api.admin['messages.csv'].$get).toBeFunction();
  const answered = await answerOf(studio.api.sessions[':id'].$delete({ param: { id: 'none' } }));
  expectTypeOf(answered).toExtend<{ readonly ok: true; readonly value: undefined } | { readonly ok: false }>();
  // Nobody is signed in.
  expect(answered).toMatchObject({ ok: false, problem: { code: expect.any(String) } });
});

test('calls as the user who is signed in', async () => {
  token = await signIn();
  const { sessions } = unwrap(await answerOf(studio.api.sessions.$get()));
  expectTypeOf(sessions[0]?.device).toEqualTypeOf<string | undefined>();
  expect(sessions).toMatchObject([{ isThisOne: true, device: expect.any(String) }]);
  const page = unwrap(await answerOf(studio.api.admin.waitlist.$get({ query: {} })));
  expect(page).toEqual({ rows: [] });
  const file = unwrap(await fileOf(studio.api.admin['waitlist.csv'].$get()));
  expect(new TextDecoder().decode(file)).toMatch(/^"received","name"/);
});

test('an answer without a body is a value, too', async () => {
  token = await signIn();
  expect(await answerOf(studio.api.sessions.$delete())).toEqual({ ok: true, value: undefined });
});

describe('a token that is no longer valid', () => {
  test('is renewed once', async () => {
    token = 'a.b.c';
    const good = await signIn();
    provideTokens({ current: async () => token, renewed: async () => good });
    expect((await answerOf(studio.api.sessions.$get())).ok).toBe(true);
  });

  test('is a problem with a remedy when it cannot be renewed', async () => {
    token = 'a.b.c';
    const refused = await answerOf(studio.api.sessions.$get());
    expect(refused).toMatchObject({ ok: false, problem: { code: 'not_signed_in', remedy: expect.any(String) } });
    expect(renewals).toBe(1);
    expect(() => unwrap(refused)).toThrow('This is for people who are logged in. Log in and try again.');
  });
});

test('no studio at the address, or another server, is a problem', async () => {
  const nowhere = createStudioClient('http://127.0.0.1:1/');
  expect(await answerOf(nowhere.api.health.$get())).toMatchObject({ ok: false, problem: { code: 'network' } });
  const page = await listenOnLoopback(() => new Response('<h1>502</h1>', { status: 502 }), 0);
  const elsewhere = createStudioClient(page.url);
  expect(await answerOf(elsewhere.api.health.$get())).toMatchObject({
    ok: false,
    problem: { code: '502', message: 'The studio does not answer.' },
  });
  await page.close();
});

test('an aborted call rejects with its abort error', async () => {
  const signal = AbortSignal.abort();
  await expect(answerOf(studio.api.health.$get({}, { init: { signal } }))).rejects.toThrow(/abort/i);
});
