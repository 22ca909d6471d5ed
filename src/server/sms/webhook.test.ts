import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSmsService } from '../testing/sms-service.ts';
import { smsByWebhook } from './webhook.ts';

let service: Awaited<ReturnType<typeof startSmsService>>;
const reports: Error[] = [];
beforeAll(async () => {
  service = await startSmsService();
});
afterAll(() => service.stop());

const send = (to: string, url = service.url) =>
  smsByWebhook({ url, secret: 's3cret' }, (error) => reports.push(error), 500).send({
    to,
    text: '123456 is your code.',
  });

test('a message is sent as JSON, with the secret', async () => {
  expect(await send('+12025550120')).toEqual({ ok: true, value: undefined });
  expect(service.received.at(-1)).toMatchObject({
    headers: { authorization: 'Bearer s3cret', 'content-type': 'application/json' },
    body: { to: '+12025550120', text: '123456 is your code.' },
  });
});

test.each([
  ['refuses it', '+12025550129', undefined, /answered 402/],
  ['is silent', '+12025550127', undefined, /does not answer/],
  ['is gone', '+12025550120', 'http://127.0.0.1:1/', /does not answer/],
  ['is in another place', '+12025550128', undefined, /does not answer/],
])('when the service %s, it is said, and reported without the code', async (_what, to, url, report) => {
  const before = service.received.length;
  expect(await send(to, url)).toMatchObject({ ok: false, problem: { code: 'text_not_sent' } });
  expect(reports.at(-1)?.message).toMatch(report);
  expect(String(reports.at(-1)?.message)).not.toMatch(/123456|s3cret/);
  expect(service.received.length - before).toBeLessThanOrEqual(1);
});
