import { afterEach, expect, test } from 'vitest';
import type { StudioEnv } from '../studio-env.ts';
import { isTaken, type Listening, listenFromPort, listenOnLoopback } from './listen-on-loopback.ts';

const open: Listening[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((listening) => listening.close()));
});

const answer = (_request: Request, env: StudioEnv) => Response.json(env);

async function listen(port: number, how = listenOnLoopback): Promise<Listening> {
  const listening = await how(answer, port);
  open.push(listening);
  return listening;
}

test('tells the app the client address and the origin of the screens', async () => {
  const { url } = await listen(0);
  const env = await (await fetch(url)).json();
  expect(env).toEqual({ clientAddress: '127.0.0.1', origin: url.slice(0, -1) });
});

test('a taken port is refused, or the next one taken, as was asked', async () => {
  const { port } = await listen(0);
  await expect(listen(port)).rejects.toSatisfy(isTaken);
  const second = await listen(port, listenFromPort);
  expect(second.port).toBeGreaterThan(port);
  expect(second.url).toBe(`http://127.0.0.1:${second.port}/`);
});

test('listens to this computer only', async () => {
  const { url } = await listen(0);
  expect(new URL(url).hostname).toBe('127.0.0.1');
});
