import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/time-units.ts';
import { haloRing } from '#spec/testing/sample-specs.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { orderDesk } from '../../testing/order-desk.ts';
import { type AnsweredShare, greyPictureFile, shareCounter } from '../../testing/share-counter.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';
import { shareLimits } from './shared-pages.ts';

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let desk: ReturnType<typeof orderDesk>;
  let counter: ReturnType<typeof shareCounter>;
  let ann: Person;
  let shop: string;

  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    people = peopleOf(studio);
    desk = orderDesk(people, () => shop);
    counter = shareCounter(studio, people, desk);
    ann = await people.person('ann');
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    shop = await people.furtherWorkshop(ann);
    studio.pass(HOUR_MS);
    Object.assign(ann, { headers: await studio.signIn(ann.email) });
  });

  const rename = (name: string) =>
    studio.services.db.updateTable('workshops').set({ name }).where('id', '=', shop).execute();
  const approvalOf = async ({ id }: AnsweredShare, query: string) =>
    (await counter.listed(ann, query)).find((share) => share.id === id)?.approval;

  describe('the page', () => {
    test('shows the piece under the shop’s name, as estimates, without a price', async () => {
      await rename('Rao & Daughters');
      const share = await counter.share(ann);
      await counter.picture(ann, share.id, greyPictureFile(80, 64));
      const { status, headers, text } = await counter.open(counter.pathOf(share));
      expect(status).toBe(200);
      for (const words of [
        'Rao &amp; Daughters',
        '18k rose gold',
        '1 × ruby, oval brilliant, about 1.04',
        'About 4.50',
      ])
        expect(text).toContain(words);
      expect(text).toContain('Weights are estimates');
      expect(text).not.toMatch(/3,?480|\$|<script/);
      expect(text).toContain('<meta property="og:title" content="Aurelia" />');
      expect(text).toContain(`<meta property="og:image" content="${share.url}/picture" />`);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'self';(?!.*unsafe)/),
      });
      expect((await counter.open('/api/share.css')).headers.get('content-type')).toContain('text/css');
    });

    test('shows a price where the shop allows it, that of an order as it stands', async () => {
      expect((await counter.open(counter.pathOf(await counter.share(ann, { showsPrice: true })))).text).toContain(
        'About $3,480',
      );
      const order = await desk.placed(ann, { details: { ...desk.details, engraving: 'A & R' } });
      const { text } = await counter.open(
        counter.pathOf(await counter.share(ann, { of: { orderId: order.id }, showsPrice: true })),
      );
      expect(text).toContain(`About $${Math.round(desk.estimate.amount).toLocaleString('en-US')}`);
      expect(text).toContain('“A &amp; R”');
      // Who ordered it, and at which terms, is no business of who else sees the link.
      expect(text).not.toMatch(/Anita|2026-12-20/);
    });

    test('shows names as names, whatever stands in them', async () => {
      const evil = `"><img src=x onerror=alert(1)><script>alert('x')</script>`;
      await rename(evil);
      const state = desk.state({ ...haloRing, title: evil });
      const made = await people.send(
        ann,
        'POST',
        desk.at('/designs'),
        { revision: state },
        { 'idempotency-key': 'evil-key-1' },
      );
      const of = { designId: String(made.body['id']), revisionId: state.id, netMetalGrams: 4 };
      const path = counter.pathOf(await counter.share(ann, { of }));
      await counter.approve(path, { name: evil, note: evil });
      const { text } = await counter.open(path);
      expect(text.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(4);
      expect(text).not.toMatch(/<script|<img src=x/);
      const refused = await counter.sendForm(`${path}/question`, { name: evil, contact: '', message: evil });
      expect([refused.status, /<script|<img src=x/.test(refused.text)]).toEqual([400, false]);
    });

    test('is the same for a link that never was, is over, was taken back, or has lost its piece', async () => {
      const taken = await counter.share(ann);
      await people.send(ann, 'DELETE', desk.at(`/shares/${taken.id}`));
      const wanted = await counter.wanted(ann);
      const binned = await counter.share(ann, wanted);
      await people.send(ann, 'DELETE', desk.at(`/designs/${wanted.of.designId}`));
      const over = await counter.share(ann, { lifeDays: 1 });
      studio.pass(DAY_MS);
      const forged = `/s/${'A'.repeat(43)}`;
      const paths = [forged, '/s/x', '/s/%00', `/s/${'A'.repeat(5000)}`, ...[taken, binned, over].map(counter.pathOf)];
      const answers = [];
      for (const path of paths) {
        const { status, text } = await counter.open(path);
        answers.push(`${status} ${text}`);
        expect((await counter.open(`${path}/picture`)).status).toBe(404);
        expect((await counter.sendForm(`${path}/approval`, { name: 'Eve', shown: '' })).status).toBe(404);
        const asked = { name: 'Eve', contact: '1234567', message: 'Hello' };
        expect((await counter.sendForm(`${path}/question`, asked)).status).toBe(404);
      }
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toMatch(/^404 .*Ask the shop/s);
    });

    test('stops who opens too many, and not the others', async () => {
      const path = counter.pathOf(await counter.share(ann));
      const from = '198.51.100.7';
      const key = `${shareLimits.opened.name}:${from}`;
      const full = { key, count: shareLimits.opened.most, windowEndsAtMs: studio.services.clock() + HOUR_MS };
      await studio.services.db.insertInto('attempts').values(full).execute();
      expect((await counter.open(path, from)).status).toBe(429);
      expect((await counter.open(path, '203.0.113.9')).status).toBe(200);
    });
  });

  describe('an approval', () => {
    test('is kept with name, note, time and state, and shown to client and shop', async () => {
      const wanted = await counter.wanted(ann);
      const share = await counter.share(ann, wanted);
      const path = counter.pathOf(share);
      const approved = await counter.approve(path, { name: '  Asha Rao ', note: 'Lovely!\r\nThank you' });
      expect([approved.status, approved.location]).toEqual([303, `${path}#approve`]);
      const { text } = await counter.open(path);
      expect(text).toMatch(/Asha Rao approved this on \d+ \w+ \d{4}, revision\s+[\da-f]{8}/);
      expect(text).not.toMatch(/Lovely|I approve/);
      expect(await approvalOf(share, `designId=${wanted.of.designId}`)).toMatchObject({
        name: 'Asha Rao',
        note: 'Lovely!\nThank you',
      });
    });

    test('is given once: sent again, by whomever and at the same moment, it stays the first', async () => {
      const wanted = await counter.wanted(ann);
      const share = await counter.share(ann, wanted);
      const path = counter.pathOf(share);
      const both = await Promise.all([counter.approve(path), counter.approve(path)]);
      expect(both.map(({ status }) => status)).toEqual([303, 303]);
      const first = await approvalOf(share, `designId=${wanted.of.designId}`);
      studio.pass(HOUR_MS / 2);
      expect((await counter.sendForm(`${path}/approval`, { name: 'Eve', shown: 'old' })).status).toBe(303);
      expect(await approvalOf(share, `designId=${wanted.of.designId}`)).toEqual(first);
      // Taken back, the link opens nothing, and what was approved stays.
      await people.send(ann, 'DELETE', desk.at(`/shares/${share.id}`));
      expect(await approvalOf(share, `designId=${wanted.of.designId}`)).toEqual(first);
    });

    test('lets its order go on, which its log says without a name, and freezes it', async () => {
      const order = await desk.gone(ann, await desk.placed(ann), 'quoted');
      const share = await counter.share(ann, { of: { orderId: order.id } });
      const path = counter.pathOf(share);
      expect((await counter.approve(path, { name: 'Asha Rao' })).status).toBe(303);
      const now = desk.orderOf(await desk.read(ann, order.id));
      expect([now.stage, now.isFrozen]).toEqual(['approved', true]);
      const { body } = await people.send(ann, 'GET', desk.at(`/orders/${order.id}/log`));
      const [line] = body['lines'] as readonly Readonly<Record<string, string>>[];
      expect(line).toMatchObject({ kind: 'moved', from: 'quoted', to: 'approved', accountId: '' });
      expect(JSON.stringify(body)).not.toContain('Asha');
      const { text } = await counter.open(path);
      expect(text).toContain('Asha Rao approved this');
      // A second link of the same order has nothing to approve.
      const second = counter.pathOf(await counter.share(ann, { of: { orderId: order.id } }));
      expect((await counter.open(second)).text).toContain('has noted your approval already');
      expect((await counter.sendForm(`${second}/approval`, { name: 'Eve', shown: '' })).status).toBe(409);
    });

    test('of an order that is not quoted yet is kept, and the order stays', async () => {
      const order = await desk.placed(ann);
      const share = await counter.share(ann, { of: { orderId: order.id } });
      expect((await counter.approve(counter.pathOf(share))).status).toBe(303);
      expect(desk.orderOf(await desk.read(ann, order.id)).stage).toBe('enquiry');
      expect(await approvalOf(share, `orderId=${order.id}`)).toMatchObject({ name: 'Asha Rao' });
    });

    test('is refused where the shop has changed what the client saw, or is for another state by now', async () => {
      let order = await desk.gone(ann, await desk.placed(ann), 'quoted');
      const share = await counter.share(ann, { of: { orderId: order.id }, showsPrice: true });
      const path = counter.pathOf(share);
      const shown = /name="shown" value="([^"]*)"/.exec((await counter.open(path)).text)?.[1] ?? '';
      const details = { ...desk.details, engraving: 'Forever' };
      order = desk.orderOf(await desk.change(ann, order, 'PATCH', '', { details }));
      const refused = await counter.sendForm(`${path}/approval`, { name: 'Asha <Rao>', shown });
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('has changed something since you opened this page');
      expect(refused.text).toContain('value="Asha &lt;Rao&gt;"');
      expect(refused.text).toContain('“Forever”');
      const later = { ...desk.state(haloRing), parentId: order.revisionId };
      const { body } = await desk.read(ann, order.id);
      await people.send(ann, 'POST', desk.at(`/designs/${String(body['designId'])}/revisions`), later);
      const wanted = { revisionId: later.id, estimate: desk.estimate };
      expect((await desk.change(ann, order, 'PATCH', '', wanted)).status).toBe(200);
      const { text } = await counter.open(path);
      expect(text).toContain('has changed this piece since it sent you the link');
      expect(text).not.toMatch(/I approve|<dl|og:image/);
      expect((await counter.sendForm(`${path}/approval`, { name: 'Asha', shown })).status).toBe(409);
      expect(desk.orderOf(await desk.read(ann, order.id)).stage).toBe('quoted');
    });

    test('of a cancelled order is refused', async () => {
      const order = await desk.gone(ann, await desk.placed(ann), 'quoted', 'cancelled');
      const path = counter.pathOf(await counter.share(ann, { of: { orderId: order.id } }));
      expect((await counter.open(path)).text).toContain('has closed this order');
      expect((await counter.approve(path)).status).toBe(409);
    });

    test.each([
      ['no name', { name: ' ' }, 'Your name, please'],
      ['a name without end', { name: 'a'.repeat(121) }, 'At most 120 characters fit in this field'],
      ['a name of several lines', { name: 'Asha\nRao' }, 'This field has characters that can’t be kept'],
      ['a note without end', { name: 'Asha', note: 'a'.repeat(1001) }, 'At most 1000 characters fit in this field'],
    ])('with %s is refused beside the field, and what was typed stays', async (_what, fields, words) => {
      const answer = await counter.approve(counter.pathOf(await counter.share(ann)), fields);
      expect([answer.status, answer.text.includes(words)]).toEqual([400, true]);
      expect(answer.text).toContain(`value="${fields.name}"`);
    });

    test('comes as a form and not otherwise, and a flood from one address is stopped', async () => {
      const path = counter.pathOf(await counter.share(ann));
      const asJson = await studio.post(`${path}/approval`, { name: 'Asha' });
      expect(asJson.status).toBe(415);
      expect((await studio.ask(`${path}/approval`)).status).toBe(404);
      const from = '198.51.100.99';
      for (let sent = 0; sent < shareLimits.answered.most; sent += 1)
        await counter.sendForm(`${path}/approval`, {}, from);
      expect((await counter.sendForm(`${path}/approval`, { name: 'Asha', shown: '' }, from)).status).toBe(429);
    });
  });
});
