import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, ORIGIN, type TestStudio } from '../../testing/test-studio.ts';

interface Page {
  readonly rows: readonly Readonly<Record<string, string | null>>[];
  readonly next?: string;
}

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let boss: { readonly authorization: string };
  let ann: { readonly authorization: string };

  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    await studio.create({ email: 'boss@example.org', groups: ['admin'] });
    await studio.create({ email: 'ann@example.org' });
    [boss, ann] = [await studio.signIn('boss@example.org'), await studio.signIn('ann@example.org')];
    const email = emailAddress('asha@rao.example');
    const row = { mobile: '+1 555', companyName: '', designation: '', message: '', email };
    // Three have the same time: their order is that of their ids, on every page.
    for (let count = 1; count <= 7; count += 1) {
      const entry = { id: `id-${count}`, receivedAtMs: 1_000_000 + Math.min(count, 5), name: `Entry ${count}`, ...row };
      await studio.services.db.insertInto('waitlistEntries').values(entry).execute();
    }
  });
  afterAll(() => studio.close());

  const look = async (path: string) => {
    const answer = await studio.ask(path, { headers: boss });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return (await answer.json()) as Page;
  };

  test('a list comes in pages, newest first, each row once', async () => {
    const names: (string | null | undefined)[] = [];
    let next: string | undefined = '';
    while (next !== undefined) {
      const page: Page = await look(`/api/admin/waitlist?limit=2${next === '' ? '' : `&after=${next}`}`);
      names.push(...page.rows.map(({ name }) => name));
      next = page.next;
    }
    expect(names).toEqual([7, 6, 5, 4, 3, 2, 1].map((count) => `Entry ${count}`));
  });

  test('a row has its time', async () => {
    const { rows } = await look('/api/admin/waitlist?limit=1');
    expect(rows).toEqual([
      {
        id: 'id-7',
        receivedAt: '1970-01-01T00:16:40.005Z',
        name: 'Entry 7',
        mobile: '+1 555',
        email: 'asha@rao.example',
        companyName: '',
        designation: '',
        message: '',
      },
    ]);
  });

  test.each(['limit=0', 'limit=201', 'limit=two', 'after=1', "after=1_'; drop table accounts", 'limit=1.5'])(
    '%s is no page',
    async (query) => {
      expect((await studio.ask(`/api/admin/waitlist?${query}`, { headers: boss })).status).toBe(400);
    },
  );

  describe('nobody but an administrator finds anything', () => {
    test.each(['waitlist', 'waitlist.csv', 'messages', 'messages.csv', 'newsletter', 'newsletter.csv'])(
      'at %s',
      async (name) => {
        const path = `/api/admin/${name}`;
        const answers = [await studio.ask(path), await studio.ask(path, { headers: ann })];
        expect(answers.map(({ status }) => status)).toEqual([401, 404]);
        for (const answer of answers) expect(await answer.text()).not.toContain('Entry');
        expect((await studio.ask(path, { headers: boss })).status).toBe(200);
      },
    );
  });

  test('a file holds the whole list, and no cell is a formula', async () => {
    const form = { name: '=HYPERLINK("https://evil.example")', email: 'eve@example.org', message: '@SUM(1)\nआशा' };
    await studio.post('/api/contact', form);
    const answer = await studio.ask('/api/admin/messages.csv', { headers: boss });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="messages.csv"');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const [head, line] = new TextDecoder().decode(bytes).split('\r\n');
    expect(head).toBe('"received","name","email","subject","message"');
    expect(line).toContain(`,"'=HYPERLINK(""https://evil.example"")","eve@example.org","","'@SUM(1)\nआशा"`);
  });

  test('a long list is whole, too', async () => {
    const row = { subject: '', email: emailAddress('a@b.example'), message: 'm' };
    for (let count = 0; count < 1200; count += 300) {
      const rows = Array.from({ length: 300 }, (_, index) => ({
        id: `long-${count + index}`,
        receivedAtMs: 5,
        name: `N${count + index}`,
        ...row,
      }));
      await studio.services.db.insertInto('contactMessages').values(rows).execute();
    }
    const text = await (await studio.ask('/api/admin/messages.csv', { headers: boss })).text();
    const names = new Set([...text.matchAll(/"(N\d+)"/g)].map(([, name]) => name));
    expect(names.size).toBe(1200);
  });

  test('the newsletter’s file lists confirmed addresses, each with its link for unsubscribing', async () => {
    for (const email of ['yes@example.org', 'silent@example.org']) await studio.post('/api/newsletter', { email });
    const mail = (await studio.emails()).find(({ to }) => to === 'yes@example.org');
    const link = /http:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await studio.ask(link.replace(ORIGIN, ''), { method: 'POST' });
    const text = await (await studio.ask('/api/admin/newsletter.csv', { headers: boss })).text();
    const line = (email: string) => text.split('\r\n').find((one) => one.includes(email)) ?? '';
    expect(line('silent@example.org')).toMatch(/,"",""$/);
    const way = /"(http:[^"]+)"$/.exec(line('yes@example.org'))?.[1] ?? '';
    expect((await studio.ask(way.replace(ORIGIN, ''), { method: 'POST' })).status).toBe(200);
    expect((await look('/api/admin/newsletter')).rows).toMatchObject([
      { email: 'silent@example.org', confirmedAt: null },
    ]);
  });
});
