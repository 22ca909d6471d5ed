import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { carefulFetch, type LookUp } from './careful-fetch.ts';
import { type ModelAddress, readModelBase, whyNotThere } from './model-address.ts';
import { ipReachOf } from './model-network.ts';

test.each([
  ['127.0.0.1', 'loopback'],
  ['127.9.9.9', 'loopback'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['::ffff:7f00:1', 'loopback'],
  ['10.1.2.3', 'private'],
  ['172.16.0.1', 'private'],
  ['172.32.0.1', 'public'],
  ['192.168.1.20', 'private'],
  ['100.64.0.1', 'private'],
  ['fd00::1', 'private'],
  ['::ffff:10.0.0.1', 'private'],
  ['169.254.169.254', 'forbidden'],
  ['::ffff:169.254.169.254', 'forbidden'],
  ['::ffff:a9fe:a9fe', 'forbidden'],
  ['fe80::1', 'forbidden'],
  ['0.0.0.0', 'forbidden'],
  ['::', 'forbidden'],
  ['::127.0.0.1', 'forbidden'],
  ['64:ff9b::7f00:1', 'forbidden'],
  ['2002:7f00:1::', 'forbidden'],
  ['224.0.0.1', 'forbidden'],
  ['255.255.255.255', 'forbidden'],
  ['8.8.8.8', 'public'],
  ['2606:4700::1111', 'public'],
  ['model.example', 'forbidden'],
] as const)('%s is %s', (ip, reach) => {
  expect(ipReachOf(ip)).toBe(reach);
});

test.each([
  ['https://api.example.com/v1/', 'https://api.example.com/v1'],
  [' http://127.1:11434/v1 ', 'http://127.0.0.1:11434/v1'],
  ['http://0x7f000001:80', 'http://127.0.0.1'],
  ['ftp://api.example.com', undefined],
  ['file:///etc/passwd', undefined],
  ['https://key@api.example.com/v1', undefined],
  ['https://api.example.com/v1?key=1', undefined],
  ['api.example.com', undefined],
  ['', undefined],
])('the address %s is read as %s', (written, base) => {
  const read = readModelBase(written);
  expect(read.ok ? read.value : undefined).toBe(base);
});

test.each([
  ['https://api.example.com/v1', 'named', false, '8.8.8.8', undefined],
  ['http://api.example.com/v1', 'named', false, '8.8.8.8', 'model_not_encrypted'],
  ['http://box.shop/v1', 'named', false, '192.168.1.2', undefined],
  ['https://api.example.com/v1', 'public', false, '192.168.1.2', 'model_address_refused'],
  ['https://api.example.com/v1', 'public', false, '127.0.0.1', 'model_address_refused'],
  ['http://169.254.169.254/v1', 'named', false, '169.254.169.254', 'model_address_refused'],
  ['https://api.example.com/v1', 'named', true, '8.8.8.8', 'studio_offline'],
  ['http://box.shop/v1', 'named', true, '192.168.1.2', 'studio_offline'],
  ['http://127.0.0.1:11434', 'named', true, '127.0.0.1', undefined],
] as const)('%s, %s, offline %s, at %s: %s', (base, trust, isOffline, ip, code) => {
  expect(whyNotThere({ base, trust, isOffline }, ip)?.code).toBe(code);
});

describe('a call', () => {
  const open: { close(): void }[] = [];
  afterEach(() => open.splice(0).forEach((server) => server.close()));

  async function serving(answer: RequestListener): Promise<string> {
    const server = createServer(answer);
    open.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const here = (base: string, more: Partial<ModelAddress> = {}): ModelAddress => ({
    base,
    trust: 'named',
    isOffline: false,
    ...more,
  });
  const failing = (call: Promise<Response>) =>
    call.then(
      () => 'answered',
      (error: unknown) => (error as { problem?: { code: string } }).problem?.code,
    );

  test('goes to the host and port that were named, with its body and its key', async () => {
    const base = await serving((request, response) => {
      request
        .setEncoding('utf8')
        .on('data', (body) => response.end(`${request.method} ${request.headers.authorization} ${body}`));
    });
    const answer = await carefulFetch(here(base))(`${base}/v1/x`, {
      method: 'POST',
      headers: { authorization: 'Bearer k' },
      body: 'hello',
    });
    expect(await answer.text()).toBe('POST Bearer k hello');
  });

  test('goes to no other port, and follows no redirect', async () => {
    let isReached = false;
    const inside = await serving((_, response) => {
      isReached = true;
      response.end('secret');
    });
    const base = await serving((_, response) => response.writeHead(302, { location: inside }).end());
    expect(await failing(carefulFetch(here(base))(base))).toBe('model_redirects');
    expect(await failing(carefulFetch(here(base))(inside))).toBe('model_address_refused');
    expect(isReached).toBe(false);
  });

  test('is not made where one of the addresses of a name is not allowed, whatever the first is', async () => {
    const base = await serving((_, response) => response.end('reached'));
    const { port } = new URL(base);
    const named = `http://model.test:${port}`;
    const to =
      (...ips: readonly string[]): LookUp =>
      (_, told) =>
        told(
          null,
          ips.map((address) => ({ address, family: 4 })),
        );
    expect(await (await carefulFetch(here(named), to('127.0.0.1'))(named)).text()).toBe('reached');
    expect(await failing(carefulFetch(here(named), to('127.0.0.1', '169.254.169.254'))(named))).toBe(
      'model_address_refused',
    );
    expect(await failing(carefulFetch(here(named, { trust: 'public' }), to('127.0.0.1'))(named))).toBe(
      'model_address_refused',
    );
    expect(await failing(carefulFetch(here(named, { isOffline: true }), to('93.184.215.14'))(named))).toBe(
      'studio_offline',
    );
  });

  test('that is answered without end is ended', async () => {
    const base = await serving((_, response) => {
      const more = () => {
        if (response.destroyed) return;
        if (response.write('x'.repeat(100_000))) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    });
    const answer = await carefulFetch(here(base))(base);
    await expect(answer.text()).rejects.toMatchObject({ problem: { code: 'model_wrote_too_much' } });
  });

  test('ends when nobody waits for it', async () => {
    const base = await serving(() => undefined);
    const call = carefulFetch(here(base))(base, { signal: AbortSignal.timeout(50) });
    await expect(call).rejects.toMatchObject({ name: expect.stringMatching(/^(?:AbortError|TimeoutError)$/) });
  });
});
