import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forward, isForwarded } from './forward.ts';

let server: Server;
let studio: string;
let asked: {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}[];
let answers: { readonly status: number; readonly headers: Record<string, string>; readonly body: string };
beforeEach(async () => {
  asked = [];
  answers = { status: 200, headers: {}, body: 'answer' };
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { method, url, headers } = request;
      asked.push({ headers, body, method, url });
      response.writeHead(answers.status, answers.headers).end(answers.body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  studio = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, init?: RequestInit) => forward(new Request(`app://bundle${path}`, init), studio, fetch);

test('a request reaches the studio with its body and token, and its answer comes back', async () => {
  answers = { status: 201, headers: { 'content-type': 'application/json', etag: '"1"' }, body: '{"id":1}' };
  const answer = await ask('/api/designs?a=%2F', {
    method: 'POST',
    body: '{"spec":{}}',
    headers: { authorization: 'Bearer x', 'content-type': 'application/json', 'x-amz-target': 'y' },
  });
  expect(asked).toEqual([expect.objectContaining({ method: 'POST', url: '/api/designs?a=%2F', body: '{"spec":{}}' })]);
  expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer x', 'x-amz-target': 'y' });
  expect([answer.status, answer.headers.get('etag'), await answer.json()]).toEqual([201, '"1"', { id: 1 }]);
});

test('no cookie travels, and nothing that tells of the way', async () => {
  answers = { status: 200, headers: { 'set-cookie': 'a=b', 'access-control-allow-origin': '*' }, body: '' };
  const headers = { cookie: 'a=b', origin: 'app://bundle', 'x-forwarded-for': '1.2.3.4', 'sec-fetch-mode': 'cors' };
  const answer = await ask('/api/health', { headers });
  const { cookie, origin, 'x-forwarded-for': forwardedFor } = asked[0]?.headers ?? {};
  expect([cookie, origin, forwardedFor]).toEqual([undefined, undefined, undefined]);
  expect([...answer.headers.keys()]).not.toEqual(expect.arrayContaining(['set-cookie']));
  expect(answer.headers.has('access-control-allow-origin')).toBe(false);
});

test('an answer that leads elsewhere is none', async () => {
  answers = { status: 302, headers: { location: 'https://elsewhere.example/' }, body: '' };
  expect((await ask('/api/health')).type).toBe('error');
});

test.each(['text/html; charset=utf-8', 'application/xhtml+xml', 'TEXT/HTML', 'image/svg+xml', 'text/xml'])(
  'a page of %s is no answer: it would be shown as one of ours',
  async (type) => {
    const policy = "script-src * 'unsafe-inline'";
    answers = { status: 200, headers: { 'content-type': type, 'content-security-policy': policy }, body: '<p>' };
    expect((await ask('/api/health')).type).toBe('error');
  },
);

test('what is answered runs nowhere, whatever the studio says of it', async () => {
  const headers = {
    'content-type': 'application/json',
    'content-security-policy': 'script-src *',
    'service-worker-allowed': '/',
  };
  answers = { status: 200, headers, body: '{}' };
  const answer = await ask('/api/health');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.has('service-worker-allowed')).toBe(false);
  // A studio that says nothing of its kind is not asked what it looks like.
  answers = { status: 200, headers: {}, body: '<script>' };
  expect((await ask('/api/health')).headers.get('x-content-type-options')).toBe('nosniff');
});

test('a studio that does not answer looks like a network that is down', async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  expect((await ask('/api/health')).type).toBe('error');
});

test('no path leads to another host', async () => {
  for (const path of ['//evil.example/api', '/api/@evil.example', '/api/..//evil.example', '/api\\evil.example'])
    await ask(path);
  expect(asked).toHaveLength(4);
});

describe('of our origin', () => {
  test.each(['/api', '/api/designs', '/identity', '/identity/x', '/files/a', '/config.json'])(
    '%s is theirs',
    (path) => {
      expect(isForwarded(path)).toBe(true);
    },
  );
  test.each(['/', '/apiary', '/catalog/x', '/assets/a.js', '/config.jsonx', '/identityx'])('%s is a screen', (path) => {
    expect(isForwarded(path)).toBe(false);
  });
});
