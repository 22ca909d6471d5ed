import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmailAddress, emailAddress } from '#shared/email-address.ts';
import { startMailServer } from '../testing/mail-server.ts';
import type { Mail } from './mail.ts';
import { createOutbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;
let server: MailServer;
let smtp: Mail;
const outbox = createOutbox(() => 7);
const reports: Error[] = [];

beforeAll(async () => {
  server = await startMailServer();
  const config = { url: server.url, from: 'Studio <studio@example.org>' };
  smtp = await openSmtp(config, (error) => reports.push(error));
});
afterAll(() => server.stop());

const message = { to: emailAddress('ann@example.org'), subject: 'Your code', text: 'Your code is 123456.' };

describe.each([
  ['the outbox', () => outbox, () => outbox.emails()[0]?.text],
  ['SMTP', () => smtp, () => server.received.at(-1)?.source],
])('%s', (_name, mail, latest) => {
  test('carries an e-mail', async () => {
    expect(await mail().send(message)).toEqual({ ok: true, value: undefined });
    expect(latest()).toContain('Your code is 123456.');
  });
});

describe('SMTP', () => {
  test('addresses the e-mail to one reader, from the studio', async () => {
    await smtp.send(message);
    const got = server.received.at(-1);
    expect([got?.from, got?.to]).toEqual(['studio@example.org', ['ann@example.org']]);
    expect(got?.source).toMatch(/^From: Studio <studio@example.org>\r?$/m);
    expect(got?.source).toMatch(/^Subject: Your code\r?$/m);
  });

  test.each([
    ['another reader', 'ann@example.org, eve@example.org'],
    ['a header', 'ann@example.org\r\nBcc: eve@example.org'],
    ['an encoded header', 'ann@example.org%0d%0aBcc:eve@example.org'],
  ])('lets no address smuggle in %s', async (_name, to) => {
    const before = server.received.length;
    await smtp.send({ ...message, to: to as EmailAddress });
    const arrived = server.received.slice(before);
    expect(arrived.flatMap(({ to: readers }) => readers)).not.toContain('eve@example.org');
    expect(arrived.map(({ source }) => source).join('\n')).not.toMatch(/^Bcc:/im);
  });

  test('lets no subject smuggle in a header', async () => {
    await smtp.send({ ...message, subject: 'Hello\r\nBcc: eve@example.org' });
    expect(server.received.at(-1)?.source).not.toMatch(/^Bcc:/im);
    expect(server.received.at(-1)?.to).toEqual(['ann@example.org']);
  });

  test('says so when the e-mail is refused, and reports why', async () => {
    const sent = await smtp.send({ ...message, to: emailAddress('full@example.org') });
    expect(sent).toMatchObject({ ok: false, problem: { code: 'message_refused', remedy: expect.any(String) } });
    expect(reports.at(-1)?.message).toContain('Mailbox full');
  });

  test('says so when the server is gone', async () => {
    const nowhere = await openSmtp({ url: 'smtp://127.0.0.1:1', from: 'studio@example.org' }, () => undefined);
    expect(await nowhere.send(message)).toMatchObject({ ok: false, problem: { code: 'mail_not_sent' } });
  });
});

test('the outbox keeps the newest fifty e-mails, newest first', async () => {
  for (let count = 0; count < 60; count += 1) await outbox.send({ ...message, text: String(count) });
  expect(outbox.emails()).toHaveLength(50);
  expect(outbox.emails()[0]).toEqual({ ...message, text: '59', sentAtMs: 7 });
});
