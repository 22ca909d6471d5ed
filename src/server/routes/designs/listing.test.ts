import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { haloRing, plainBand } from '#spec/testing/sample-specs.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';

interface Listed {
  readonly id: string;
  readonly headId: string;
  readonly etag: string;
  readonly revisionCount: number;
}

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let ann: Person;
  let shop: string;

  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    people = peopleOf(studio);
    ann = await people.person('ann');
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    shop = await people.furtherWorkshop(ann);
  });

  const at = (path = '') => `/api/workshops/${shop}/designs${path}`;
  const created = async (spec: object = haloRing) => {
    const revision = {
      id: randomUUID(),
      spec,
      origin: 'words',
      madeAt: '2026-11-24T10:00:00Z',
      estimate: { netMetalMilligrams: 3620, price: { hundredths: 348_050, currency: 'USD' } },
    };
    const key = { 'idempotency-key': randomUUID() };
    return (await people.send(ann, 'POST', at(), { revision }, key)).body as unknown as Listed;
  };
  const list = (id: string, etag: string, listing: object, who = ann) =>
    people.send(who, 'PATCH', at(`/${id}`), listing, { 'if-match': etag });
  const read = async (id: string) => (await people.send(ann, 'GET', at(`/${id}`))).body as unknown as Listed;
  const found = async (query: string) => {
    const { body } = await people.send(ann, 'GET', at(query));
    return (body['designs'] as readonly { readonly title: string }[]).map(({ title }) => title);
  };
  const keptBytes = async () => {
    const row = studio.services.db.selectFrom('workshops').select('keptBytes').where('id', '=', shop);
    return (await row.executeTakeFirstOrThrow()).keptBytes;
  };

  test('a design is listed with what its workshop says of it, and found by it', async () => {
    const { id, etag } = await created();
    await created({ ...plainBand, title: 'Plain' });
    const listing = {
      sku: ' NK-0042 ',
      tags: ['Window', 'bridal'],
      collection: 'Rose Garden',
      description: 'Worn low.\r\nFor every day.',
      priceOverride: { hundredths: 420_000, currency: 'USD' },
    };
    const listed = await list(id, etag, listing);
    const told = { ...listing, sku: 'NK-0042', description: 'Worn low.\nFor every day.', title: 'Aurelia' };
    expect([listed.status, listed.headers.get('etag')]).toEqual([200, '"2"']);
    expect(listed.body).toMatchObject({ ...told, revisionCount: 1, estimate: { price: { hundredths: 348_050 } } });
    expect(await read(id)).toMatchObject(told);
    for (const query of ['?text=nk%200042', '?text=low', '?text=gard', '?collection=rose%20garden', '?tag=window'])
      expect([query, await found(query)]).toEqual([query, ['Aurelia']]);
    // By the price that it is shown with.
    expect(await found('?currency=USD&priceFrom=400000')).toEqual(['Aurelia']);
    expect(await found('?currency=USD&priceTo=350000')).toEqual(['Plain']);

    const less = await list(id, '"2"', { priceOverride: null, collection: '', description: '' });
    expect(less.body).toMatchObject({ sku: 'NK-0042', collection: '', description: '' });
    expect(less.body).not.toHaveProperty('priceOverride');
    expect([await found('?collection=rose%20garden'), await found('?text=low')]).toEqual([[], []]);
    expect(await found('?currency=USD&priceFrom=400000')).toEqual([]);
  });

  test('another title is another state of the design, which stands for it and looks like the one before', async () => {
    const { id, headId, etag } = await created();
    const named = await list(id, etag, { title: ' Noor ', sku: 'N1' });
    expect(named.body).toMatchObject({
      title: 'Noor',
      sku: 'N1',
      revisionCount: 2,
      estimate: { netMetalMilligrams: 3620 },
    });
    const now = (await people.send(ann, 'GET', at(`/${id}`))).body;
    expect(now).toMatchObject({
      head: { parentId: headId, origin: 'hand', spec: { title: 'Noor', parts: haloRing.parts } },
    });
    expect([await found('?text=noor'), await found('?text=aurelia')]).toEqual([['Noor'], []]);
    // A state that is made of this one keeps what is said of the design.
    const next = { id: randomUUID(), spec: haloRing, origin: 'hand', madeAt: '2026-11-24T10:00:00Z' };
    await people.send(ann, 'POST', at(`/${id}/revisions`), { ...next, parentId: String(now['headId']) });
    expect(await read(id)).toMatchObject({ title: 'Aurelia', sku: 'N1', revisionCount: 3 });
    expect(await found('?text=n1')).toEqual(['Aurelia']);
    // The same title is no other state.
    const same = await list(id, (await read(id)).etag, { title: 'Aurelia' });
    expect(same.body).toMatchObject({ revisionCount: 3 });
  });

  test('who has not seen the last change is told, and nothing is written', async () => {
    const { id, etag } = await created();
    await list(id, etag, { sku: 'A1' });
    const late = await list(id, etag, { sku: 'B1', title: 'Late' });
    expect([late.status, late.body['code']]).toEqual([412, 'design_changed']);
    expect(await read(id)).toMatchObject({ sku: 'A1', title: 'Aurelia', revisionCount: 1 });
  });

  test('a stock number is of one design, of those that are not in the bin', async () => {
    const [first, second] = [await created(), await created({ ...plainBand, title: 'Plain' })];
    await list(first.id, first.etag, { sku: 'A1' });
    const twice = await list(second.id, second.etag, { sku: 'A1', title: 'Other' });
    expect([twice.status, twice.body]).toMatchObject([
      409,
      { code: 'sku_taken', message: 'Aurelia has the stock number A1 already.' },
    ]);
    expect(await read(second.id)).toMatchObject({ title: 'Plain', revisionCount: 1 });
    expect((await list(first.id, '"2"', { sku: 'A1', tags: ['x'] })).status).toBe(200);
    await people.send(ann, 'DELETE', at(`/${first.id}`));
    expect((await list(second.id, second.etag, { sku: 'A1' })).status).toBe(200);
    shop = await people.furtherWorkshop(ann);
    const elsewhere = await created();
    expect((await list(elsewhere.id, elsewhere.etag, { sku: 'A1' })).status).toBe(200);
  });

  test('a stock number is one in capitals, too, and out of the bin comes no second one', async () => {
    const [first, second] = [await created(), await created({ ...plainBand, title: 'Plain' })];
    await list(first.id, first.etag, { sku: 'nk-1' });
    expect((await list(second.id, second.etag, { sku: 'NK-1' })).body).toMatchObject({
      code: 'sku_taken',
      message: 'Aurelia has the stock number nk-1 already.',
    });
    await people.send(ann, 'DELETE', at(`/${first.id}`));
    const listed = await list(second.id, second.etag, { sku: 'NK-1' });
    const restore = () => people.send(ann, 'POST', at(`/${first.id}/restore`));
    const refused = await restore();
    expect([refused.status, refused.body['code'], refused.body['message']]).toEqual([
      409,
      'sku_taken',
      'Plain has got the stock number NK-1 of this design meanwhile.',
    ]);
    await list(second.id, String(listed.headers.get('etag')), { sku: 'NK-2' });
    expect((await restore()).status).toBe(200);
    expect(await read(first.id)).toMatchObject({ sku: 'nk-1' });
  });

  test('a title has no signs that nobody sees or that turn it around', async () => {
    const made = await created({ ...plainBand, title: '\u202EPl\u200Bain\u0000 \u0007band' });
    expect(made).toMatchObject({ title: 'Plain   band' });
    expect(await read(made.id)).toMatchObject({ title: 'Plain   band', head: { spec: { title: 'Plain   band' } } });
    const refused = await created({ ...plainBand, title: '\u202E\u200B' });
    expect(refused).toMatchObject({ code: 'invalid_spec' });
  });

  test('what is said takes room, and gives it back', async () => {
    const before = await keptBytes();
    const { id, etag } = await created();
    const bare = await keptBytes();
    await list(id, etag, { description: 'für Ann' });
    expect((await keptBytes()) - bare).toBe(8);
    await list(id, '"2"', { description: '' });
    expect(await keptBytes()).toBe(bare);
    await list(id, '"3"', { title: 'Noor', description: 'für Ann' });
    await people.send(ann, 'DELETE', at(`/${id}`));
    expect((await people.send(ann, 'DELETE', `/api/workshops/${shop}/bin`)).status).toBe(204);
    expect(await keptBytes()).toBe(before);
  });

  test('whoever may write designs lists them, and nobody else', async () => {
    const { id, etag } = await created();
    const [bea, carl] = [
      await people.person(`bea-${shop.slice(0, 8)}`),
      await people.person(`carl-${shop.slice(0, 8)}`),
    ];
    await people.join(bea, shop, 'bench');
    await people.join(carl, shop, 'caster');
    const refused = await list(id, etag, { sku: 'C1' }, carl);
    expect([refused.status, refused.body['code']]).toEqual([403, 'role_without_right']);
    expect((await list(id, etag, { sku: 'B1' }, bea)).status).toBe(200);
  });

  test.each([
    [{ title: '' }],
    [{ title: 'a'.repeat(121) }],
    [{ title: 'a\u0000b' }],
    [{ sku: 'a'.repeat(41) }],
    [{ sku: 'a\nb' }],
    [{ sku: 7 }],
    [{ collection: '!' }],
    [{ description: 'a'.repeat(1001) }],
    [{ priceOverride: { hundredths: 0, currency: 'USD' } }],
    [{ priceOverride: { hundredths: 1.5, currency: 'USD' } }],
    [{ priceOverride: { hundredths: 100, currency: 'dollars' } }],
    [{ priceOverride: 100 }],
    [{ workshopId: 'x' }],
    [{ sku: 'A1', headId: randomUUID() }],
  ])('%j is refused', async (listing) => {
    const { id, etag } = await created();
    const answer = await list(id, etag, listing);
    expect([answer.status, answer.body['remedy']]).toEqual([400, expect.any(String)]);
  });
});
