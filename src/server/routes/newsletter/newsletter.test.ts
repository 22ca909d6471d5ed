import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestDesk, ORIGIN, type TestDesk } from '../../testing/front-desk.ts';
import { visitorLimits } from '../../visitor-limits.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

onEachDatabase((fresh) => {
  let desk: TestDesk;
  let email: string;
  let count = 0;

  beforeAll(async () => {
    desk = await openTestDesk(await fresh());
  });
  afterAll(() => desk.close());
  beforeEach(() => {
    count += 1;
    email = `ann${count}@example.org`;
    // A new hour: what one test sent from this address counts in no other.
    desk.pool.pass(61 * MINUTE_MS);
  });

  const subscribe = (body: unknown = { email }) => desk.post('/api/newsletter', body);
  const told = async (answer: Response) => [answer.status, await answer.json()];
  const lettersTo = async (to: string) => (await desk.letters()).filter((letter) => letter.to === to);
  const linkIn = (text = '') => (/http:\S+/.exec(text)?.[0] ?? 'no link').replace(ORIGIN, '');
  const rows = () => desk.pool.db.selectFrom('subscribers').selectAll().where('email', '=', email).execute();
  const post = (path: string, body?: string) =>
    desk.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(body === undefined ? {} : { body }),
    });
  /** Subscribes, and gives the links of the letter that came. */
  const invited = async () => {
    await subscribe();
    const [letter] = await lettersTo(email);
    return { confirm: linkIn(letter?.text), unsubscribe: (letter?.unsubscribeUrl ?? '').replace(ORIGIN, '') };
  };

  test('a letter asks first, its link shows a button, the button subscribes, and a welcome follows', async () => {
    expect(await told(await subscribe())).toEqual([202, { message: expect.stringContaining('letter') }]);
    const [letter] = await lettersTo(email);
    expect(letter?.subject).toBe('Nakshi: Confirm your subscription');
    expect(letter?.text).not.toContain(email);
    expect(await rows()).toMatchObject([{ confirmedAtMs: null }]);

    const link = linkIn(letter?.text);
    expect(link).toMatch(/^\/api\/newsletter\/confirm\?token=[\w-]{32}$/);
    const page = await desk.ask(link);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toContain(`<form method="post" action="${link}">`);
    expect(await rows()).toMatchObject([{ confirmedAtMs: null }]);

    const pressed = await post(link);
    expect([pressed.status, await pressed.text()]).toEqual([200, expect.stringContaining('You are subscribed')]);
    expect(await rows()).toMatchObject([{ confirmedAtMs: expect.any(Number) }]);
    expect((await lettersTo(email))[0]).toMatchObject({
      subject: 'Nakshi: You are subscribed',
      unsubscribeUrl: expect.stringContaining('/api/newsletter/unsubscribe?token='),
    });
  });

  test('pressing twice welcomes once, and the link goes on saying so', async () => {
    const { confirm } = await invited();
    const answers = await Promise.all([post(confirm), post(confirm), post(confirm)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await lettersTo(email)).toHaveLength(2);
    expect(await (await desk.ask(confirm)).text()).toContain('You are subscribed');
  });

  test('an address that gets letters is answered like any other, and gets none', async () => {
    const { confirm } = await invited();
    const first = await told(await subscribe({ email: 'nobody@example.org' }));
    await post(confirm);
    desk.pool.pass(2 * MINUTE_MS);
    const before = (await desk.letters()).length;
    expect(await told(await subscribe({ email: email.toUpperCase() }))).toEqual(first);
    expect(await desk.letters()).toHaveLength(before);
    expect(await rows()).toHaveLength(1);
  });

  test('asked for many times at once is one subscription and one letter', async () => {
    await Promise.all(Array.from({ length: 6 }, () => subscribe()));
    expect([(await lettersTo(email)).length, (await rows()).length]).toEqual([1, 1]);
  });

  test('nobody’s mailbox is filled: three letters a day', async () => {
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await subscribe()).status).toBe(202);
      await desk.letters();
      desk.pool.pass(2 * MINUTE_MS);
    }
    expect(await lettersTo(email)).toHaveLength(3);
  });

  test('a newer letter’s link is the one that counts', async () => {
    const old = await invited();
    desk.pool.pass(2 * MINUTE_MS);
    const { confirm } = await invited();
    expect((await post(old.confirm)).status).toBe(404);
    expect((await post(confirm)).status).toBe(200);
  });

  test('a link that nobody pressed is over after a week, and the address forgotten', async () => {
    const { confirm } = await invited();
    desk.pool.pass(7 * DAY_MS);
    expect([(await desk.ask(confirm)).status, (await post(confirm)).status]).toEqual([404, 404]);
    await desk.keepHouse();
    expect(await rows()).toEqual([]);
  });

  test('keeps no token that a thief of the database could use', async () => {
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
      const page = await desk.ask(unsubscribe);
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

    test('leaves the way back open', async () => {
      const { unsubscribe } = await invited();
      await post(unsubscribe);
      desk.pool.pass(2 * MINUTE_MS);
      const { confirm } = await invited();
      expect((await post(confirm)).status).toBe(200);
    });

    test('works years later', async () => {
      const { confirm, unsubscribe } = await invited();
      await post(confirm);
      desk.pool.pass(2000 * DAY_MS);
      expect((await post(unsubscribe)).status).toBe(200);
      expect(await rows()).toEqual([]);
    });

    test('of another is nobody’s to choose', async () => {
      const { confirm, unsubscribe } = await invited();
      await post(confirm);
      const [row] = await rows();
      const mark = unsubscribe.slice(unsubscribe.indexOf('.') + 1);
      for (const token of ['', '.', row?.id, `${row?.id}.`, `${row?.id}.${'A'.repeat(mark.length)}`, `other.${mark}`]) {
        const path = `/api/newsletter/unsubscribe?token=${encodeURIComponent(token ?? '')}`;
        expect([token, (await desk.ask(path)).status, (await post(path)).status]).toEqual([token, 404, 404]);
      }
      expect(await rows()).toHaveLength(1);
    });
  });

  test.each(['', 'guessed', '<script>alert(1)</script>', 'a'.repeat(5000)])('the token “%s” is none', async (token) => {
    const answer = await desk.ask(`/api/newsletter/confirm?token=${encodeURIComponent(token)}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<script');
  });

  test.each([
    [{}, 'The e-mail address is missing.'],
    [{ email: '' }, 'The e-mail address is missing.'],
    [{ email: 'ann' }, 'The e-mail address can’t be read.'],
    [{ email: 'ann@example.org\r\nBcc: eve@example.org' }, 'The e-mail address can’t be read.'],
    [{ email: 'ann@example.org, eve@example.org' }, 'The e-mail address can’t be read.'],
    [{ email: 7 }, 'The e-mail address is missing.'],
    [{ email: ['ann@example.org'] }, 'The e-mail address is missing.'],
  ])('%j is refused', async (body, message) => {
    const before = (await desk.letters()).length;
    expect(await told(await subscribe(body))).toEqual([
      400,
      { code: 'invalid_input', message, remedy: expect.any(String), path: 'email' },
    ]);
    expect(await desk.letters()).toHaveLength(before);
  });

  test('a field that people don’t see is answered like the others, and nothing is kept', async () => {
    const usual = await told(await subscribe({ email: 'nobody@example.org' }));
    expect(await told(await subscribe({ email, website: 'https://casino.example' }))).toEqual(usual);
    expect([await lettersTo(email), await rows()]).toEqual([[], []]);
  });

  test('a flood from one address is stopped', async () => {
    for (let sent = 0; sent < visitorLimits.newsletterFromAddress.most; sent += 1) await subscribe('{');
    expect((await subscribe()).status).toBe(429);
    expect(await rows()).toEqual([]);
  });

  test('a guesser of links is stopped', async () => {
    for (let sent = 0; sent < visitorLimits.linksFromAddress.most; sent += 1)
      await post('/api/newsletter/confirm?token=x');
    expect((await post('/api/newsletter/confirm?token=x')).status).toBe(429);
  });
});

test('a studio without a way to write says so', async () => {
  const desk = await openTestDesk(undefined, { reachesVisitors: false });
  const answer = await desk.post('/api/newsletter', { email: 'ann@example.org' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'no_letters', remedy: expect.any(String) });
  expect(await desk.letters()).toEqual([]);
  await desk.close();
});
