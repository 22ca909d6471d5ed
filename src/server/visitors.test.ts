import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { clientAddress } from './http/client-address.ts';
import { type Listening, listenOnLoopback } from './http/listen-on-loopback.ts';
import { type OpenApp, openApp } from './open-app.ts';
import { waitlistLimit } from './routes/waitlist/waitlist.ts';
import type { StudioSettings } from './settings/studio-settings.ts';
import { startMailServer } from './testing/mail-server.ts';
import { settingsOf } from './testing/test-studio.ts';

const WAITLIST = '/api/v1.0/email/send-form';
/**
 * The configured proxy. Connections from this computer come from another address, so they don't count as the proxy's.
 */
const PROXY = '192.0.2.1';

let folder: string;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let settings: StudioSettings;
let studio: OpenApp;
let listening: Listening;
const bugs: Error[] = [];

/** The whole studio as it is started, on a port of this computer, with a mail server. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-visitors-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/cormorant-garamond-latin-500-abc.woff2'), '');
  mailServer = await startMailServer();
  settings = settingsOf({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Studio <studio@example.org>',
    OWNER_EMAILS: 'owner@example.com',
    TRUSTED_PROXIES: PROXY,
    MEDIA_HOST: 'https://media.example',
    CONTACT_URL: 'https://desk.example/messages',
  });
  await open();
});
afterAll(async () => {
  await close();
  await mailServer.stop();
  rmSync(folder, { recursive: true });
});

async function open() {
  const opened = await openApp({
    version: '0',
    builtSite: folder,
    hosts: ['127.0.0.1'],
    dataFolder: folder,
    settings,
    reportBug: (error) => bugs.push(error),
  });
  if (!opened.ok) throw new Error(opened.problem.message);
  studio = opened.value;
  listening = await listenOnLoopback((request, env) => {
    const forwardedFor = request.headers.get('x-forwarded-for');
    return studio.answer(request, {
      ...env,
      clientAddress: clientAddress(env.clientAddress, forwardedFor, settings.isProxy),
    });
  }, 0);
}

async function close() {
  await listening.close();
  await studio.close();
}

const post = (path: string, body: RequestInit['body'], headers: Record<string, string> = {}) =>
  fetch(new URL(path, listening.url), { method: 'POST', body: body ?? null, headers });
const postJson = (path: string, body: object) =>
  post(path, JSON.stringify(body), { 'content-type': 'application/json' });

function waitlistForm(change: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  const fields = {
    lib_version: '4.4.1',
    service_id: 'studio_service',
    template_id: 'studio_waitlist',
    user_id: 'studio_public_key',
    name: 'आशा राव',
    mobile: '+91 98450 12345',
    email: 'asha@rao.example',
    message: '<b>Hello</b>',
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function emailTo(to: string) {
  const find = () => mailServer.received.findLast((one) => one.to.includes(to));
  await expect.poll(find, { message: `a mail to ${to}` }).toBeDefined();
  return find() as NonNullable<ReturnType<typeof find>>;
}
/** Joins headers that continue in a line that begins with a blank (RFC 5322, 2.2.3). */
const unfolded = (source: string) => source.replaceAll(/\r\n[ \t]+/g, ' ');
const bodyOf = (source: string) => {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/quoted-printable/i.test(head)) {
    const bytes = text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  }
  return /base64/i.test(head) ? Buffer.from(text, 'base64').toString('utf8') : text;
};

test('a waitlist entry reaches the owner’s mailbox as text, with the address for replies', async () => {
  const answer = await post(WAITLIST, waitlistForm());
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  const { source, from, to } = await emailTo('owner@example.com');
  expect([from, to]).toEqual(['studio@example.org', ['owner@example.com']]);
  const head = unfolded(source);
  expect(head).toMatch(/^Reply-To: asha@rao.example\r$/m);
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  expect(bodyOf(source)).toContain('Name: आशा राव');
  expect(bodyOf(source)).toContain('    <b>Hello</b>');
});

test('the e-mails of the newsletter can be ended in one click, as RFC 8058 asks', async () => {
  expect((await postJson('/api/newsletter', { email: 'bea@example.org' })).status).toBe(202);
  const { source } = await emailTo('bea@example.org');
  const head = unfolded(source);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const url = /^List-Unsubscribe: <(\S+)>\r$/m.exec(head)?.[1] ?? '';
  expect(url.startsWith(listening.url)).toBe(true);
  expect(bodyOf(source)).toContain(`${listening.url}api/newsletter/confirm?token=`);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
});

test('a link in an e-mail leads to the studio, whatever host a visitor names', async () => {
  const { hostname, port } = new URL(listening.url);
  const body = JSON.stringify({ email: 'hana@example.org' });
  const status = await new Promise((answered, failed) => {
    const headers = { host: `${hostname}:9999`, 'content-type': 'application/json' };
    const asked = request({ hostname, port, path: '/api/newsletter', method: 'POST', headers }, (answer) => {
      answer.resume();
      answered(answer.statusCode);
    });
    asked.once('error', failed).end(body);
  });
  expect(status).toBe(202);
  const { source } = await emailTo('hana@example.org');
  expect(source).not.toContain('9999');
  expect(bodyOf(source)).toContain(`${listening.url}api/newsletter/confirm?token=`);
});

test('an entry that no mailbox accepts is kept, and the visitor is thanked', async () => {
  const before = settings;
  settings = { ...settings, publicSite: { ...settings.publicSite, ownerEmails: [emailAddress('full@example.com')] } };
  await close();
  await open();
  expect((await postJson('/api/contact', { name: 'Cleo', email: 'cleo@example.org', message: 'Hi' })).status).toBe(202);
  await expect.poll(() => bugs.map(({ message }) => message).join()).toContain('Mailbox full');
  expect(await studio.services.db.selectFrom('contactMessages').select('name').execute()).toEqual([{ name: 'Cleo' }]);
  expect(await studio.services.db.selectFrom('queuedMessages').selectAll().execute()).toHaveLength(1);
  settings = before;
  await close();
  await open();
  bugs.length = 0;
});

describe('a body of ten megabytes', () => {
  /** Announces a body, sends only its first bytes, and returns the first line of the answer. */
  const announce = (lines: readonly string[], first: string) =>
    new Promise<string>((answered, failed) => {
      const { hostname, port } = new URL(listening.url);
      const socket = connect(Number(port), hostname, () => {
        socket.write([`POST ${WAITLIST} HTTP/1.1`, `Host: ${hostname}:${port}`, ...lines, '', first].join('\r\n'));
      });
      socket.once('data', (data) => {
        answered(data.toString('latin1').split('\r\n')[0] ?? '');
        socket.destroy();
      });
      socket.once('error', failed);
    });

  test('is refused as soon as it is announced', async () => {
    const lines = ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 10000000'];
    expect(await announce(lines, '--x')).toContain(' 413 ');
  });

  test('without an announced length, is refused as soon as too much has arrived', async () => {
    const lines = ['Content-Type: multipart/form-data; boundary=x', 'Transfer-Encoding: chunked'];
    const chunk = `${(70_000).toString(16)}\r\n${'a'.repeat(70_000)}\r\n`;
    expect(await announce(lines, chunk)).toContain(' 413 ');
  });
});

test('a flood counts as one visitor, whatever it writes into X-Forwarded-For', async () => {
  await studio.services.db.deleteFrom('attempts').execute();
  const { most } = waitlistLimit;
  const answers = await Promise.all(
    Array.from({ length: most + 20 }, (_, count) =>
      post(WAITLIST, waitlistForm({ name: `Bot ${count}` }), { 'x-forwarded-for': `198.51.100.${count}` }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(most);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test('the pages that an e-mail leads to load nothing from elsewhere', async () => {
  const answer = await fetch(new URL('/api/newsletter/confirm?token=x', listening.url));
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await answer.text();
  expect(html).not.toMatch(/<script|style=|https?:/);
  const style = await fetch(new URL(/href="(\S+\.css)"/.exec(html)?.[1] ?? '', listening.url));
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(await style.text()).toContain('url("/assets/cormorant-garamond-latin-500-abc.woff2")');
});

test('the browser may reach the services that were set, and no other', async () => {
  const answer = await fetch(new URL('/config.json', listening.url));
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/connect-src 'self' https:\/\/desk\.example;/);
  expect(policy).toMatch(/media-src 'self' blob: https:\/\/media\.example;/);
  expect(await answer.json()).toMatchObject({
    contact: { endpoint: 'https://desk.example/messages' },
    mediaHost: 'https://media.example',
    trial: { endpoint: '/api/trial' },
  });
});

test('a malformed body is reported as the client’s mistake, not as a bug', async () => {
  expect((await post('/api/trial', '{', { 'content-type': 'application/json' })).status).toBe(401);
  expect((await post('/api/contact', null, { 'content-type': 'application/json' })).status).toBe(400);
  expect(bugs).toEqual([]);
});
