import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { ok } from '#shared/result.ts';
import { DAY_MS, MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, ORIGIN, type TestStudio } from '../../testing/test-studio.ts';
import { newsletterLimits } from './newsletter-limits.ts';

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let email: string;
  let count = 0;

  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
  });
  afterAll(() => studio.close());
  beforeEach(() => {
    count += 1;
    email = `ann${count}@example.org`;
    // A new hour, so that one test's requests don't count against the limits of the next.
    studio.pass(61 * MINUTE_MS);
  });

  const subscribe = (body: unknown = { email }) => studio.post('/api/newsletter', body);
  const told = async (answer: Response) => [answer.status, await answer.json()];
  const emailsTo = async (to: string) => (await studio.emails()).filter((mail) => mail.to === to);
  const linkIn = (text = '') => (/http:\S+/.exec(text)?.[0] ?? 'no link').replace(ORIGIN, '');
  const rows = () =>
    studio.services.db.selectFrom('subscribers').selectAll().where('email', '=', emailAddress(email)).execute();
  const post = (path: string, body?: string) =>
    studio.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(body === undefined ? {} : { body }),
    });
  /** Subscribes. @returns the links of the e-mail */
  const invited = async () => {
    await subscribe();
    const [mail] = await emailsTo(email);
    return { confirm: linkIn(mail?.text), unsubscribe: (mail?.unsubscribeUrl ?? '').replace(ORIGIN, '') };
  };

  test('an e-mail asks first, its link shows a button, the button subscribes, and a welcome follows', async () => {
    expect(await told(await subscribe())).toEqual([
      202,
      { message: expect.stringContaining('whoever runs it will confirm your address with you') },
    ]);
    const [mail] = await emailsTo(email);
    expect(mail?.subject).toBe('Nakshi: Confirm your subscription');
    expect(mail?.text).not.toContain(email);
    expect(await rows()).toMatchObject([{ confirmedAtMs: null }]);

    const link = linkIn(mail?.text);
    expect(link).toMatch(/^\/api\/newsletter\/confirm\?token=[\w-]{32}$/);
    const page = await studio.ask(link);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toContain(`<form method="post" action="${link}">`);
    expect(await rows()).toMatchObject([{ confirmedAtMs: null }]);

    const pressed = await post(link);
    expect([pressed.status, await pressed.text()]).toEqual([200, expect.stringContaining('You are subscribed')]);
    expect(await rows()).toMatchObject([{ confirmedAtMs: expect.any(Number) }]);
    expect((await emailsTo(email))[0]).toMatchObject({
      subject: 'Nakshi: You are subscribed',
      unsubscribeUrl: expect.stringContaining('/api/newsletter/unsubscribe?token='),
    });
  });

  test('what is acknowledged is written already, with its letter on the way', async () => {
    // The first statement after the answer sees the row.
    expect((await subscribe()).status).toBe(202);
    expect(await rows()).toHaveLength(1);
    expect(await emailsTo(email)).toHaveLength(1);
  });

  test('pressing twice sends one welcome, and the link keeps confirming it', async () => {
    const { confirm } = await invited();
    const answers = await Promise.all([post(confirm), post(confirm), post(confirm)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await emailsTo(email)).toHaveLength(2);
    expect(await (await studio.ask(confirm)).text()).toContain('You are subscribed');
  });

  test('a subscribed address is answered like any other, and gets no second e-mail', async () => {
    const { confirm } = await invited();
    const first = await told(await subscribe({ email: 'nobody@example.org' }));
    await post(confirm);
    studio.pass(2 * MINUTE_MS);
    const before = (await studio.emails()).length;
    expect(await told(await subscribe({ email: email.toUpperCase() }))).toEqual(first);
    expect(await studio.emails()).toHaveLength(before);
    expect(await rows()).toHaveLength(1);
  });

  test('simultaneous requests make one subscription and one e-mail', async () => {
    await Promise.all(Array.from({ length: 6 }, () => subscribe()));
    expect([(await emailsTo(email)).length, (await rows()).length]).toEqual([1, 1]);
  });

  test('a mailbox is the same with a plus', async () => {
    const spellings = Array.from({ length: 6 }, (_, index) => email.replace('@', `+${index}@`));
    const answers = [];
    for (const one of spellings) answers.push((await subscribe({ email: one })).status);
    // Whoever gets no letter is not told that there is one.
    expect(answers).toEqual([202, 202, 202, 429, 429, 429]);
    const written = await Promise.all(spellings.map(emailsTo));
    expect(written.flat()).toHaveLength(newsletterLimits.emailsToSubscriber.most);
  });

  test('nobody’s mailbox is filled: three e-mails a day', async () => {
    for (let asked = 0; asked < 5; asked += 1) {
      const { status } = await subscribe();
      expect([asked, status]).toEqual([asked, asked < 3 ? 202 : 429]);
      await studio.emails();
      studio.pass(2 * MINUTE_MS);
    }
    expect(await emailsTo(email)).toHaveLength(3);
  });

  test('who asks once the studio has sent its letters of the day is told so, known or not, and the form stays theirs', async () => {
    const small = await openTestStudio(await fresh(), { env: { EMAILS_PER_DAY: '16' } });
    const ask = (to: string) => small.post('/api/newsletter', { email: to });
    for (let sent = 0; sent < 6; sent += 1) expect((await ask(`flood${sent}@example.com`)).status).toBe(202);
    for (const to of ['real@example.com', 'flood1@example.com']) {
      // Not the double click of a minute ago.
      small.pass(2 * MINUTE_MS);
      const refused = await ask(to);
      expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many_letters' }]);
    }
    const kept = await small.services.db.selectFrom('subscribers').select('email').execute();
    expect([kept.length, (await small.emails()).length]).toEqual([6, 6]);
    small.pass(DAY_MS);
    expect((await ask('real@example.com')).status).toBe(202);
    expect((await small.emails())[0]?.to).toBe('real@example.com');
    await small.close();
  });

  test('only the newest e-mail’s link works', async () => {
    const old = await invited();
    studio.pass(2 * MINUTE_MS);
    const { confirm } = await invited();
    expect((await post(old.confirm)).status).toBe(404);
    expect((await post(confirm)).status).toBe(200);
  });

  test('an unconfirmed link expires after a week, and its address is deleted', async () => {
    const { confirm } = await invited();
    studio.pass(7 * DAY_MS);
    expect([(await studio.ask(confirm)).status, (await post(confirm)).status]).toEqual([404, 404]);
    await studio.runMaintenance();
    expect(await rows()).toEqual([]);
  });

  test('stores no token that a thief of the database could use', async () => {
    const { confirm, unsubscribe } = await invited();
    const kept = JSON.stringify(await rows());
    const tokenOf = (link: string) => new URL(link, ORIGIN).searchParams.get('token') ?? 'none';
    expect(kept).not.toContain(tokenOf(confirm));
    expect(kept).not.toContain(tokenOf(unsubscribe).split('.')[1]);
  });

  describe('ending it', () => {
    test('takes one press; opening the link alone changes nothing', async () => {
      const { confirm, unsubscribe } = await invited();
      await post(confirm);
      const page = await studio.ask(unsubscribe);
      expect(await page.text()).toContain(`<form method="post" action="${unsubscribe}">`);
      expect(await rows()).toHaveLength(1);
      expect((await post(unsubscribe, 'List-Unsubscribe=One-Click')).status).toBe(200);
      expect(await rows()).toEqual([]);
    });

    test('works in one click of a mail program, without anything else (RFC 8058), and twice', async () => {
      const { unsubscribe } = await invited();
      const answer = await post(unsubscribe, 'List-Unsubscribe=One-Click');
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
      expect((await post(unsubscribe, 'List-Unsubscribe=One-Click')).status).toBe(200);
      expect(await rows()).toEqual([]);
    });

    test('allows a new subscription', async () => {
      const { unsubscribe } = await invited();
      await post(unsubscribe);
      studio.pass(2 * MINUTE_MS);
      const { confirm } = await invited();
      expect((await post(confirm)).status).toBe(200);
    });

    test('works years later', async () => {
      const { confirm, unsubscribe } = await invited();
      await post(confirm);
      studio.pass(2000 * DAY_MS);
      expect((await post(unsubscribe)).status).toBe(200);
      expect(await rows()).toEqual([]);
    });

    test('needs a token that nobody can forge for another subscriber', async () => {
      const { confirm, unsubscribe } = await invited();
      await post(confirm);
      const [row] = await rows();
      const mac = unsubscribe.slice(unsubscribe.indexOf('.') + 1);
      for (const token of ['', '.', row?.id, `${row?.id}.`, `${row?.id}.${'A'.repeat(mac.length)}`, `other.${mac}`]) {
        const path = `/api/newsletter/unsubscribe?token=${encodeURIComponent(token ?? '')}`;
        expect([token, (await studio.ask(path)).status, (await post(path)).status]).toEqual([token, 404, 404]);
      }
      expect(await rows()).toHaveLength(1);
    });
  });

  test.each(['', 'guessed', '<script>alert(1)</script>', 'a'.repeat(5000)])(
    'the token “%s” is refused',
    async (token) => {
      const answer = await studio.ask(`/api/newsletter/confirm?token=${encodeURIComponent(token)}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<script');
    },
  );

  test.each([
    [{}, 'This field is required'],
    [{ email: '' }, 'Your email address, please'],
    [{ email: 'ann' }, 'Invalid email address'],
    [{ email: 'ann@example.org\r\nBcc: eve@example.org' }, 'Invalid email address'],
    [{ email: 'ann@example.org, eve@example.org' }, 'Invalid email address'],
    [{ email: 7 }, 'This field is required'],
    [{ email: ['ann@example.org'] }, 'This field is required'],
  ])('%j is refused', async (body, message) => {
    const before = (await studio.emails()).length;
    expect(await told(await subscribe(body))).toEqual([
      400,
      { code: 'invalid_input', message, remedy: expect.any(String), path: 'email' },
    ]);
    expect(await studio.emails()).toHaveLength(before);
  });

  test('a filled honeypot field is answered as usual, and nothing is stored', async () => {
    const usual = await told(await subscribe({ email: 'nobody@example.org' }));
    expect(await told(await subscribe({ email, website: 'https://casino.example' }))).toEqual(usual);
    expect([await emailsTo(email), await rows()]).toEqual([[], []]);
  });

  test('a flood from one address is stopped', async () => {
    for (let sent = 0; sent < newsletterLimits.subscriptionsFromAddress.most; sent += 1) await subscribe('{');
    expect((await subscribe()).status).toBe(429);
    expect(await rows()).toEqual([]);
  });

  test('a guesser of links is stopped', async () => {
    for (let sent = 0; sent < newsletterLimits.linksFromAddress.most; sent += 1)
      await post('/api/newsletter/confirm?token=x');
    expect((await post('/api/newsletter/confirm?token=x')).status).toBe(429);
  });
});

test('only a studio with a mail server says that an e-mail was sent', async () => {
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'studio@example.org' };
  const studio = await openTestStudio(undefined, { env, mail: { send: async () => ok(undefined) } });
  const answer = await studio.post('/api/newsletter', { email: 'ann@example.org' });
  expect(await answer.json()).toEqual({ message: 'Almost done: confirm in the email we just sent.' });
  await studio.close();
});

test('a studio that can’t send e-mail says so', async () => {
  const studio = await openTestStudio(undefined, { env: { TRUSTED_PROXIES: '192.0.2.7' } });
  const answer = await studio.post('/api/newsletter', { email: 'ann@example.org' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'no_letters', remedy: expect.any(String) });
  expect(await studio.emails()).toEqual([]);
  await studio.close();
});
