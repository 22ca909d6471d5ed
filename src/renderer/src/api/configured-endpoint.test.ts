import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listenOnLoopback } from '#server/http/listen-on-loopback.ts';
import { fetchEndpoint, postJson } from './configured-endpoint.ts';

interface Got {
  readonly method: string;
  readonly type: string;
  readonly authorization: string | null;
  readonly body: string;
}

let listening: Listening;
let got: Got | undefined;
let answer: Response;

/** Stands for any service that an operator may configure. */
beforeAll(async () => {
  listening = await listenOnLoopback(async (request) => {
    const { method, headers } = request;
    const type = headers.get('content-type') ?? '';
    got = { method, type, authorization: headers.get('authorization'), body: await request.text() };
    return answer;
  }, 0);
});
afterAll(() => listening.close());

test.each([
  [true, /^multipart\/form-data; boundary=/, /name="message"\r\n\r\nआशा <b>&=\r\n/],
  [false, /^application\/x-www-form-urlencoded/, /^message=%E0%A4%86%E0%A4%B6%E0%A4%BE\+%3Cb%3E%26%3D$/],
])('a form is sent as multipart (%s) or url-encoded', async (multipart, type, body) => {
  answer = new Response('OK');
  await fetchEndpoint(listening.url, { form: { message: 'आशा <b>&=' } }, multipart);
  expect(got).toMatchObject({ method: 'POST', authorization: null });
  expect(got?.type).toMatch(type);
  expect(got?.body).toMatch(body);
});

test('JSON is posted with the access token of the user', async () => {
  answer = Response.json({});
  await fetchEndpoint(listening.url, { json: { a: 1 }, accessToken: 'a.b.c' });
  expect(got).toEqual({
    method: 'POST',
    type: 'application/json',
    authorization: 'Bearer a.b.c',
    body: '{"a":1}',
  });
});

test('a call without form or JSON is a GET', async () => {
  answer = Response.json({});
  await fetchEndpoint(listening.url, { accessToken: 'a.b.c' });
  expect(got).toEqual({ method: 'GET', type: '', authorization: 'Bearer a.b.c', body: '' });
});

test.each([
  [
    'a message of our own studio',
    Response.json({ message: 'Thank you.' }),
    { ok: true, value: { message: 'Thank you.' } },
  ],
  [
    'a problem of ours',
    Response.json({ code: 'too_many_requests', message: 'Too often.', remedy: 'Wait.' }, { status: 429 }),
    { ok: false, problem: { code: 'too_many_requests', message: 'Too often.', remedy: 'Wait.' } },
  ],
  [
    'a refusal with only a message',
    Response.json({ message: 'No.' }, { status: 403 }),
    { ok: false, problem: { code: '403', message: 'No.', remedy: 'Try again later.' } },
  ],
  [
    'a refusal without a message',
    Response.json([7], { status: 500 }),
    { ok: false, problem: { code: '500', message: 'Internal Server Error', remedy: 'Try again later.' } },
  ],
  ['a page', new Response('<h1>502</h1>', { status: 502 }), { ok: false, problem: { code: 'network' } }],
])('%s becomes the result', async (_what, given, outcome) => {
  answer = given;
  expect(await postJson(listening.url, {})).toMatchObject(outcome);
});

test('a host that does not answer is a problem with a remedy', async () => {
  expect(await postJson('http://127.0.0.1:1/', {})).toMatchObject({ ok: false, problem: { code: 'network' } });
});
