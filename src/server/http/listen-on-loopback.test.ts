import { afterEach, expect, test } from 'vitest';
import type { StudioEnv } from '../studio-env.ts';
import { type Listening, listenOnLoopback } from './listen-on-loopback.ts';

const open: Listening[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((listening) => listening.close()));
});

async function listen(port: number): Promise<Listening> {
  const answer = (_request: Request, env: StudioEnv) => Response.json(env);
  const listening = await listenOnLoopback(answer, port);
  open.push(listening);
  return listening;
}

test('tells the app the client address and the origin of the screens', async () => {
  const { url } = await listen(0);
  const env = await (await fetch(url)).json();
  expect(env).toEqual({ clientAddress: '127.0.0.1', origin: url.slice(0, -1) });
});

test('takes the next port when the wanted one is in use', async () => {
  const first = await listen(0);
  const taken = Number(new URL(first.url).port);
  const second = await listen(taken);
  expect(Number(new URL(second.url).port)).toBeGreaterThan(taken);
});

test('listens to this computer only', async () => {
  const { url } = await listen(0);
  expect(new URL(url).hostname).toBe('127.0.0.1');
});
