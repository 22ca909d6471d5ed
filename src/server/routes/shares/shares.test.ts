import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { orderDesk } from '../../testing/order-desk.ts';
import { greyPictureFile, shareCounter } from '../../testing/share-counter.ts';
import { openTestStudio, ORIGIN, type TestStudio } from '../../testing/test-studio.ts';
import { type Answered, peopleOf, type Person } from '../../testing/workshop-people.ts';

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let desk: ReturnType<typeof orderDesk>;
  let counter: ReturnType<typeof shareCounter>;
  let ann: Person;
  let seller: Person;
  let shop: string;

  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    people = peopleOf(studio);
    desk = orderDesk(people, () => shop);
    counter = shareCounter(studio, people, desk);
    [ann, seller] = [await people.person('ann'), await people.person('seller')];
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    shop = await people.furtherWorkshop(ann);
    await people.join(seller, shop, 'seller');
    studio.pass(HOUR_MS);
    for (const one of [ann, seller]) Object.assign(one, { headers: await studio.signIn(one.email) });
  });

  const codeOf = ({ status, body }: Answered) => [status, body['code']];
  const keptBytes = async () => {
    const rows = studio.services.db.selectFrom('workshops').select('keptBytes').where('id', '=', shop);
    return (await rows.executeTakeFirstOrThrow()).keptBytes;
  };

  test('who sells makes a link, copies it again later, and nobody finds it in the database', async () => {
    const wanted = await counter.wanted(seller);
    const made = await counter.post(seller, wanted);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ state: 'open', showsPrice: false, designId: wanted.of.designId });
    const url = String(made.body['url']);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:4310\/s\/[\w-]{43}$/);
    const lifeMs = Date.parse(String(made.body['expiresAt'])) - Date.parse(String(made.body['createdAt']));
    expect(lifeMs).toBe(14 * DAY_MS);
    expect(await counter.listed(ann, `designId=${wanted.of.designId}`)).toEqual([made.body]);
    const all = JSON.stringify(await studio.services.db.selectFrom('shares').selectAll().execute());
    expect(all).not.toContain(url.slice(-43));
  });

  test('sent again with its key it is the same link, also at the same moment; with another body it is refused', async () => {
    const wanted = await counter.wanted(ann);
    const key = randomUUID();
    const both = await Promise.all([counter.post(ann, wanted, key), counter.post(ann, wanted, key)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect(codeOf(await counter.post(ann, { ...wanted, lifeDays: 3 }, key))).toEqual([422, 'idempotency_key_reused']);
  });

  test('a design’s links are listed with those of its orders, an order’s alone, page by page', async () => {
    const design = await desk.design(ann);
    const { id: orderId } = desk.orderOf(
      await desk.place(ann, { ...design, estimate: desk.estimate, details: desk.details }),
    );
    const ofDesign = await counter.share(ann, { of: { ...design, netMetalGrams: 4.5 } });
    studio.pass(1000);
    const ofOrder = await counter.share(ann, { of: { orderId }, showsPrice: true });
    await counter.share(ann);
    const idsOf = async (query: string) => (await counter.listed(ann, query)).map(({ id }) => id);
    expect(await idsOf(`designId=${design.designId}`)).toEqual([ofOrder.id, ofDesign.id]);
    expect(await idsOf(`orderId=${orderId}`)).toEqual([ofOrder.id]);
    const first = await people.send(ann, 'GET', desk.at(`/shares?designId=${design.designId}&limit=1`));
    expect(await idsOf(`designId=${design.designId}&limit=1&after=${String(first.body['next'])}`)).toEqual([
      ofDesign.id,
    ]);
    expect(first.body['reach']).toBe('this_computer');
    shop = await people.furtherWorkshop(ann);
    expect(await idsOf(`designId=${design.designId}`)).toEqual([]);
    expect(await idsOf(`orderId=${orderId}`)).toEqual([]);
  });

  describe('a link is refused', () => {
    test('for what is no state or order of the workshop', async () => {
      const here = await counter.wanted(ann);
      const order = await desk.placed(ann);
      const other = await desk.design(ann);
      const mixed = { ...here, of: { ...here.of, revisionId: other.revisionId } };
      expect(codeOf(await counter.post(ann, mixed))).toEqual([404, 'not_found']);
      expect(codeOf(await counter.post(ann, { ...here, of: { orderId: randomUUID() } }))).toEqual([404, 'not_found']);
      const before = shop;
      shop = await people.furtherWorkshop(ann);
      expect(codeOf(await counter.post(ann, here))).toEqual([404, 'not_found']);
      expect(codeOf(await counter.post(ann, { ...here, of: { orderId: order.id } }))).toEqual([404, 'not_found']);
      shop = before;
      await people.send(ann, 'DELETE', desk.at(`/designs/${here.of.designId}`));
      expect(codeOf(await counter.post(ann, here))).toEqual([404, 'not_found']);
    });

    test.each([
      ['open for no day', { lifeDays: 0 }],
      ['open for ever', { lifeDays: 100_000 }],
      ['open for half a day', { lifeDays: 0.5 }],
      ['of stones that nobody knows', { stones: [{ gem: 'kryptonite', shape: 'oval', count: 1, carats: 1 }] }],
      ['of no stones of a kind', { stones: [{ gem: 'ruby', shape: 'oval', count: 0, carats: 1 }] }],
      [
        'of a thousand kinds of stones',
        { stones: Array.from({ length: 61 }, () => ({ gem: 'ruby', shape: 'oval', count: 1, carats: 1 })) },
      ],
      ['with words that nobody asked for', { html: '<script>' }],
    ])('%s', async (_what, bad) => {
      const answer = await counter.post(ann, await counter.wanted(ann, bad));
      expect(codeOf(answer)).toEqual([400, 'invalid_input']);
      expect(answer.body['message']).not.toMatch(/Invalid|expected|too_/);
    });

    test('with a price that is shown and not sent, or without a key', async () => {
      const wanted = await counter.wanted(ann);
      const { price: _price, ...of } = wanted.of;
      expect(codeOf(await counter.post(ann, { ...wanted, of, showsPrice: true }))).toEqual([400, 'invalid_input']);
      expect((await people.send(ann, 'POST', desk.at('/shares'), wanted)).status).toBe(400);
      expect(codeOf(await people.send(ann, 'GET', desk.at('/shares')))).toEqual([400, 'invalid_input']);
      expect((await people.send(ann, 'GET', desk.at('/shares?designId=x'))).status).toBe(400);
    });

    test('by a studio that answers nobody else', async () => {
      const request = new Request(`app://bundle${desk.at('/shares')}`, {
        method: 'POST',
        headers: { ...ann.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(await counter.wanted(ann)),
      });
      // The host is asked for first.
      const here = new Request(request.url.replace('app://bundle', ORIGIN), request);
      const answer = await studio.answer(here, { clientAddress: 'desktop', origin: 'app://bundle' });
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'studio_not_online' }]);
    });

    test('after thirty that are open', async () => {
      const wanted = await counter.wanted(ann);
      for (let made = 0; made < 30; made += 1) expect((await counter.post(ann, wanted)).status).toBe(201);
      expect(codeOf(await counter.post(ann, wanted))).toEqual([409, 'too_many_shares']);
      const [one] = await counter.listed(ann, `designId=${wanted.of.designId}`);
      await people.send(ann, 'DELETE', desk.at(`/shares/${one?.id}`));
      expect((await counter.post(ann, wanted)).status).toBe(201);
    });
  });

  describe('a picture', () => {
    test('is shown as it was sent, as what it is, and goes with its link', async () => {
      const before = await keptBytes();
      const share = await counter.share(ann);
      const [path, png] = [counter.pathOf(share), greyPictureFile(80, 64)];
      expect((await counter.open(`${path}/picture`)).status).toBe(404);
      expect((await counter.picture(seller, share.id, png, 'text/html')).status).toBe(204);
      expect((await counter.picture(seller, share.id, png)).status).toBe(204);
      const shown = await studio.ask(`${path}/picture`);
      expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png);
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'referrer-policy': 'no-referrer',
      });
      const withPicture = await keptBytes();
      await people.send(ann, 'DELETE', desk.at(`/shares/${share.id}`));
      expect((await studio.ask(`${path}/picture`)).status).toBe(404);
      expect(await studio.services.db.selectFrom('sharePictures').selectAll().execute()).toEqual([]);
      expect(await keptBytes()).toBe(withPicture - Math.ceil((png.length * 4) / 3));
      expect((await counter.picture(ann, share.id, png)).status).toBe(404);
      expect(withPicture).toBeGreaterThan(before);
    });

    test.each([
      ['a page', new Uint8Array(Buffer.from('<!doctype html><script>alert(1)</script>')), 400],
      ['an SVG', new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 400],
      ['a PNG bomb', greyPictureFile(64, 64, { widthPx: 30_000, heightPx: 30_000 }), 400],
      ['a file of a megabyte', new Uint8Array(1_000_000), 413],
    ])('that is %s is refused, and the one before stays', async (_what, bytes, status) => {
      const share = await counter.share(ann);
      await counter.picture(ann, share.id, greyPictureFile(64, 64));
      expect((await counter.picture(ann, share.id, bytes)).status).toBe(status);
      expect((await counter.open(`${counter.pathOf(share)}/picture`)).status).toBe(200);
    });

    test('is nobody else’s to give', async () => {
      const share = await counter.share(ann);
      shop = await people.furtherWorkshop(seller);
      expect((await counter.picture(seller, share.id, greyPictureFile(64, 64))).status).toBe(404);
      expect((await people.send(seller, 'DELETE', desk.at(`/shares/${share.id}`))).status).toBe(404);
    });
  });

  test('what is over loses its picture at once and is gone after a month, but for what was approved; its room is free', async () => {
    const before = await keptBytes();
    const wanted = await counter.wanted(ann);
    const designed = await keptBytes();
    const [silent, approved] = [await counter.share(ann, wanted), await counter.share(ann, wanted)];
    for (const { id } of [silent, approved]) await counter.picture(ann, id, greyPictureFile(64, 64));
    await counter.approve(counter.pathOf(approved));
    studio.pass(15 * DAY_MS);
    await studio.runMaintenance();
    Object.assign(ann, { headers: await studio.signIn(ann.email) });
    const listed = () => counter.listed(ann, `designId=${wanted.of.designId}`);
    expect((await listed()).map(({ state, url }) => [state, url])).toEqual([
      ['over', undefined],
      ['over', undefined],
    ]);
    expect(await studio.services.db.selectFrom('sharePictures').select('shareId').execute()).toEqual([]);
    studio.pass(31 * DAY_MS);
    await studio.runMaintenance();
    Object.assign(ann, { headers: await studio.signIn(ann.email) });
    expect(await listed()).toMatchObject([{ id: approved.id, approval: { name: 'Asha Rao' } }]);
    await people.send(ann, 'DELETE', desk.at(`/designs/${wanted.of.designId}`));
    await people.send(ann, 'DELETE', desk.at('/bin'));
    expect(await studio.services.db.selectFrom('shares').select('id').where('id', '=', approved.id).execute()).toEqual(
      [],
    );
    expect([await keptBytes(), designed > before]).toEqual([before, true]);
  });

  test('a link to an order goes with it, and its room is free', async () => {
    const before = await keptBytes();
    const order = await desk.placed(ann);
    const share = await counter.share(ann, { of: { orderId: order.id } });
    await counter.picture(ann, share.id, greyPictureFile(64, 64));
    const gone = await people.send(ann, 'DELETE', desk.at(`/orders/${order.id}`), undefined, {
      'if-match': order.etag,
    });
    expect([gone.status, (await counter.open(counter.pathOf(share))).status]).toEqual([204, 404]);
    expect(await studio.services.db.selectFrom('sharePictures').selectAll().execute()).toEqual([]);
    await people.send(ann, 'DELETE', desk.at(`/designs/${order.designId}`));
    await people.send(ann, 'DELETE', desk.at('/bin'));
    expect(await keptBytes()).toBe(before);
  });
});
