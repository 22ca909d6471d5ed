import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time-units.ts';
import { plainBand } from '#spec/testing/sample-specs.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';
import { writesOfWorkshop } from '../../workshops/count-writes.ts';

const MOST_DESIGNS = 30;
/** A spec full of free outlines that nobody needs. */
const outline = Array.from({ length: 600 }, (_, index) => {
  const angle = (2 * Math.PI * index) / 600;
  return [10 * Math.cos(angle), 10 * Math.sin(angle)].map((mm) => Math.round(mm * 1000) / 1000);
});
const plates = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`p${index}`, { kind: 'plate', outline }]));
const stuffed = { ...plainBand, parts: { ...plainBand.parts, ...plates } };

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let ann: Person;
  let shop: string;
  beforeAll(async () => {
    const env = { DESIGNS_PER_WORKSHOP: String(MOST_DESIGNS), MEGABYTES_PER_WORKSHOP: '1' };
    studio = await openTestStudio(await fresh(), { env });
    people = peopleOf(studio);
    ann = await people.person('ann');
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    shop = await people.furtherWorkshop(ann);
  });

  const at = (path = '') => `/api/workshops/${shop}/designs${path}`;
  const revisionOf = (spec: unknown) => ({ id: randomUUID(), spec, origin: 'hand', madeAt: '2026-11-23T10:00:00Z' });
  const create = (spec: unknown = plainBand, more = {}) =>
    people.send(ann, 'POST', at(), { revision: revisionOf(spec), ...more }, { 'idempotency-key': randomUUID() });
  const keptBytes = async () => {
    const rows = studio.services.db.selectFrom('workshops').select('keptBytes').where('id', '=', shop);
    return (await rows.executeTakeFirstOrThrow()).keptBytes;
  };

  test('a workshop keeps so many designs, the bin included, and another keeps its own', async () => {
    const [first] = await Promise.all(Array.from({ length: MOST_DESIGNS - 1 }, () => create()));
    const last = await Promise.all([create(), create(), create()]);
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const refused = await create();
    expect([refused.status, refused.body['code']]).toEqual([409, 'designs_full']);
    expect((await people.send(ann, 'DELETE', at(`/${String(first?.body['id'])}`))).status).toBe(204);
    expect((await create()).status).toBe(409);
    shop = await people.furtherWorkshop(ann);
    expect((await create()).status).toBe(201);
  });

  test('what is refused since another design has its id takes no room', async () => {
    const id = randomUUID();
    expect((await create(plainBand, { id })).status).toBe(201);
    const before = await keptBytes();
    expect((await create(plainBand, { id })).body['code']).toBe('design_id_taken');
    expect(await keptBytes()).toBe(before);
  });

  test('a workshop keeps so many megabytes, in designs and in their states, and has room again when the bin is empty', async () => {
    const designs = [await create(stuffed)];
    expect([designs[0]?.status, await keptBytes()]).toEqual([201, expect.any(Number)]);
    for (let more = 0; more < 25; more += 1) designs.push(await create(stuffed));
    expect(designs.at(-1)?.body['code']).toBe('designs_full');
    expect(await keptBytes()).toBeLessThan(1_000_000);
    const [{ id, headId } = { id: '', headId: '' }] = designs.map(
      ({ body }) => body as Record<'id' | 'headId', string>,
    );
    const state = { ...revisionOf(stuffed), parentId: headId };
    const saved = await people.send(ann, 'POST', at(`/${id}/revisions`), state);
    expect([saved.status, saved.body['code']]).toEqual([409, 'designs_full']);
    for (const { body, status } of designs)
      if (status === 201) await people.send(ann, 'DELETE', at(`/${String(body['id'])}`));
    studio.pass(30 * DAY_MS + 1000);
    await studio.runMaintenance();
    ann = { ...ann, headers: await studio.signIn(ann.email) };
    expect([await keptBytes(), (await create(stuffed)).status]).toEqual([0, 201]);
  });

  test('other changes than states count among the writes of an hour, too', async () => {
    const made = await create();
    const { id, headId } = made.body as Record<'id' | 'headId', string>;
    const state = revisionOf(plainBand);
    await people.send(ann, 'POST', at(`/${id}/revisions`), { ...state, parentId: headId });
    const binned = String((await create()).body['id']);
    await people.send(ann, 'DELETE', at(`/${binned}`));
    const { db, clock } = studio.services;
    await db
      .updateTable('attempts')
      .set({ count: writesOfWorkshop.most, windowEndsAtMs: clock() + HOUR_MS })
      .where('key', '=', `${writesOfWorkshop.name}:${shop}`)
      .execute();
    const ifMatch = { 'if-match': '"2"' };
    const answers = [
      await people.send(ann, 'PATCH', at(`/${id}`), { tags: ['x'] }, ifMatch),
      await people.send(ann, 'PATCH', at(`/${id}`), { headId }, ifMatch),
      await people.send(ann, 'DELETE', at(`/${id}`)),
      await people.send(ann, 'POST', at(`/${binned}/restore`)),
      await people.send(ann, 'PUT', at(`/${id}/revisions/${headId}/like`)),
    ];
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(
      Array(5).fill([429, 'too_many_requests']),
    );
  });

  test('an owner empties the bin at once, and its room is free again', async () => {
    const bench = await people.person('bench');
    await people.join(bench, shop, 'bench');
    const made = [await create(stuffed), await create(stuffed), await create()];
    const [first, second, third] = made.map(({ body }) => String(body['id']));
    const liked = `/${first}/revisions/${String(made[0]?.body['headId'])}/like`;
    expect((await people.send(bench, 'PUT', at(liked))).status).toBe(204);
    for (const id of [first, second]) expect((await people.send(ann, 'DELETE', at(`/${id}`))).status).toBe(204);
    const bin = `/api/workshops/${shop}/bin`;
    // More states than are deleted together.
    await studio.services.db
      .updateTable('designs')
      .set({ revisionCount: 400 })
      .where('workshopId', '=', shop)
      .execute();
    expect((await people.send(bench, 'DELETE', bin)).body['code']).toBe('role_without_right');
    const before = await keptBytes();
    expect((await people.send(ann, 'DELETE', bin)).status).toBe(204);
    expect(await keptBytes()).toBeLessThan(before / 3);
    for (const id of [first, second]) expect((await people.send(ann, 'POST', at(`/${id}/restore`))).status).toBe(404);
    expect((await people.send(ann, 'GET', at(`/${third}`))).status).toBe(200);
    studio.pass(11 * MINUTE_MS);
    expect((await people.send(ann, 'DELETE', bin)).body['code']).toBe('old_sign_in');
    ann = { ...ann, headers: await studio.signIn(ann.email) };
  });
});
