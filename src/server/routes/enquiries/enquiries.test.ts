import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ok } from '#shared/result.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time-units.ts';
import { enquiriesOfShare } from '../../enquiries/keep-enquiry.ts';
import type { EmailMessage } from '../../mail/mail.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { orderDesk } from '../../testing/order-desk.ts';
import { shareCounter } from '../../testing/share-counter.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';
import { shopLetterLimits } from '../../workshops/write-to-shop.ts';

const asked = { name: 'Asha Rao', contact: '+91 98450 12345', message: 'Can it be ready by Diwali?\n\nAsha' };

onEachDatabase((fresh) => {
  let studio: TestStudio;
  const got: EmailMessage[] = [];
  let people: ReturnType<typeof peopleOf>;
  let desk: ReturnType<typeof orderDesk>;
  let counter: ReturnType<typeof shareCounter>;
  let ann: Person;
  let seller: Person;
  let shop: string;

  beforeAll(async () => {
    studio = await openTestStudio(await fresh(), {
      env: { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'studio@example.org' },
      mail: {
        async send(message) {
          got.push(message);
          return ok(undefined);
        },
      },
    });
    people = peopleOf(studio);
    desk = orderDesk(people, () => shop);
    counter = shareCounter(studio, people, desk);
    [ann, seller] = [await people.person('ann'), await people.person('seller')];
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    shop = await people.furtherWorkshop(ann);
    await people.join(seller, shop, 'seller');
    await studio.emails();
    studio.pass(HOUR_MS);
    for (const one of [ann, seller]) Object.assign(one, { headers: await studio.signIn(one.email) });
    got.length = 0;
  });

  const letters = async () => {
    await studio.emails();
    return got;
  };
  const listed = async (query = '') => {
    const { status, body } = await people.send(ann, 'GET', desk.at(`/enquiries${query}`));
    expect([query, status]).toEqual([query, 200]);
    return body['enquiries'] as readonly Readonly<Record<string, unknown>>[];
  };

  test('a question by a link is kept for its workshop, and written to its owner and who sent the link', async () => {
    const share = await counter.share(seller);
    const path = counter.pathOf(share);
    const sent = await counter.sendForm(`${path}/question`, asked);
    expect([sent.status, sent.location]).toEqual([303, `${path}?asked#ask`]);
    expect((await counter.open(`${path}?asked`)).text).toContain('has your question');
    const [enquiry, ...others] = await listed();
    expect(others).toEqual([]);
    expect(enquiry).toMatchObject({ ...asked, title: 'Aurelia' });
    expect(enquiry).not.toHaveProperty('answered');
    await letters();
    expect(got.map(({ to }) => to).toSorted()).toEqual(['ann@example.org', 'seller@example.org']);
    for (const words of [
      'Piece: Aurelia',
      'Name: Asha Rao',
      'Answer to: +91 98450 12345',
      '    Can it be ready by Diwali?',
    ])
      expect(got[0]?.text).toContain(words);
  });

  test('an approval is written to the shop, with the order that goes on by it', async () => {
    const order = await desk.gone(ann, await desk.placed(ann), 'quoted');
    const path = counter.pathOf(await counter.share(ann, { of: { orderId: order.id } }));
    await counter.approve(path, { name: 'Asha Rao', note: 'Go on' });
    await counter.approve(path, { name: 'Asha Rao' });
    await letters();
    expect(got.map(({ to }) => to)).toEqual(['ann@example.org']);
    expect(got[0]?.text).toMatch(
      /stands at .Approved. now[\s\S]*Piece: Aurelia, order 1\nName: Asha Rao[\s\S]* {4}Go on/,
    );
    expect(got[0]?.subject).not.toContain('Asha');
  });

  test('a program asks by the API, with the token of a link', async () => {
    const token = counter.tokenOf(await counter.share(ann));
    const answer = await studio.post('/api/enquiries', { ...asked, share: token });
    expect([answer.status, await answer.json()]).toMatchObject([202, { message: expect.any(String) }]);
    expect((await studio.post('/api/enquiries', { ...asked, share: token })).status).toBe(202);
    expect(
      (await studio.post('/api/enquiries', { ...asked, share: token, website: 'x', message: 'Spam' })).status,
    ).toBe(202);
    // Sent twice within a minute it is one; the filled trap keeps nothing.
    expect(await listed()).toHaveLength(1);
    for (const share of ['x', 'A'.repeat(43), '%00'])
      expect((await studio.post('/api/enquiries', { ...asked, share })).status).toBe(404);
    for (const bad of [{ name: '' }, { contact: '' }, { message: ' ' }, { message: 'a'.repeat(2001) }, { share: 7 }])
      expect((await studio.post('/api/enquiries', { ...asked, share: token, ...bad })).status).toBe(400);
  });

  test('it is marked as answered, opened again and forgotten, by who sells in its workshop', async () => {
    const path = counter.pathOf(await counter.share(ann));
    for (const message of ['One?', 'Two?']) {
      await counter.sendForm(`${path}/question`, { ...asked, message });
      studio.pass(MINUTE_MS);
    }
    const [newest] = await listed();
    expect(newest?.['message']).toBe('Two?');
    const one = desk.at(`/enquiries/${String(newest?.['id'])}`);
    const marked = await people.send(seller, 'PATCH', one, { isAnswered: true });
    expect(marked.body).toMatchObject({ answered: { accountId: seller.id } });
    expect((await listed('?answered=no')).map(({ message }) => message)).toEqual(['One?']);
    expect((await listed('?answered=yes')).map(({ message }) => message)).toEqual(['Two?']);
    expect((await people.send(ann, 'PATCH', one, { isAnswered: false })).body).not.toHaveProperty('answered');
    const page = await people.send(ann, 'GET', desk.at('/enquiries?limit=1'));
    expect((await listed(`?limit=1&after=${String(page.body['next'])}`)).map(({ message }) => message)).toEqual([
      'One?',
    ]);
    const here = shop;
    shop = await people.furtherWorkshop(ann);
    const elsewhere = desk.at(`/enquiries/${String(newest?.['id'])}`);
    expect((await people.send(ann, 'PATCH', elsewhere, { isAnswered: true })).status).toBe(404);
    expect((await people.send(ann, 'DELETE', elsewhere)).status).toBe(404);
    shop = here;
    expect((await people.send(ann, 'PATCH', one, { isAnswered: 'yes' })).status).toBe(400);
    expect((await people.send(ann, 'DELETE', one)).status).toBe(204);
    expect((await people.send(ann, 'DELETE', one)).status).toBe(404);
    expect((await listed()).map(({ message }) => message)).toEqual(['One?']);
  });

  test('a flood by one link is stopped and told, fills no mailbox, and keeps no other client out', async () => {
    const [path, other] = [counter.pathOf(await counter.share(ann)), counter.pathOf(await counter.share(ann))];
    for (let sent = 0; sent < enquiriesOfShare.most; sent += 1)
      await counter.sendForm(`${path}/question`, { ...asked, message: `Question ${sent}` });
    const refused = await counter.sendForm(`${path}/question`, { ...asked, message: 'One more' });
    expect([refused.status, refused.text.includes('many questions today'), refused.text.includes('One more')]).toEqual([
      429,
      true,
      true,
    ]);
    expect((await counter.sendForm(`${other}/question`, asked)).status).toBe(303);
    expect(await listed()).toHaveLength(enquiriesOfShare.most + 1);
    expect((await letters()).length).toBeLessThanOrEqual(shopLetterLimits.toMailbox.most);
    studio.pass(DAY_MS);
    expect((await counter.sendForm(`${path}/question`, asked)).status).toBe(303);
  });
});
