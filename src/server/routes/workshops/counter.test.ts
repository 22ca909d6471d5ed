import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/time-units.ts';
import type { ShopCounter } from '#spec/workshop/counter.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';

const board: ShopCounter = {
  country: 'IN',
  rates: [{ metal: 'gold', fineness: 916, amount: 115_000, per: 'ten_grams' }],
  ratesAsOf: '2026-11-24',
  tax: { name: 'GST', ratePct: 3, base: 'piece' },
  ringSizeSystem: 'IN',
};

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

  const at = () => `/api/workshops/${shop}/counter`;
  const read = (who = ann) => people.send(who, 'GET', at());
  const enter = (counter: unknown, version: string | undefined = '"0"', who = ann) =>
    people.send(who, 'PUT', at(), counter, version === '' ? {} : { 'if-match': version });

  test('before anything is entered there is no counter, and its ETag says so', async () => {
    expect(await read()).toMatchObject({ status: 200, body: { etag: '"0"' } });
    expect((await read()).body).not.toHaveProperty('counter');
  });

  test('what is entered is read by everybody in the workshop, with the version that a change names', async () => {
    expect(await enter(board)).toMatchObject({ status: 200, body: { counter: board, etag: '"1"' } });
    const sal = await people.person(`sal-${shop}`);
    await people.join(sal, shop, 'seller');
    expect(await read(sal)).toMatchObject({ status: 200, body: { counter: board, etag: '"1"' } });
    const tomorrow = { ...board, ratesAsOf: '2026-11-25' };
    expect(await enter(tomorrow, '"1"')).toMatchObject({ status: 200, body: { etag: '"2"' } });
    expect((await read()).body['counter']).toEqual(tomorrow);
  });

  test('of two who change the same version the second is told, and nothing of theirs is written', async () => {
    await enter(board);
    const answers = await Promise.all(
      ['2026-11-25', '2026-11-26'].map((ratesAsOf) => enter({ ...board, ratesAsOf }, '"1"')),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.body['code']).toBe('counter_changed');
    expect((await read()).body).toMatchObject({ etag: '"2"' });
  });

  test('a change that doesn’t say what it changes is refused', async () => {
    expect(await enter(board, '')).toMatchObject({ status: 428, body: { code: 'precondition_required' } });
    expect((await enter(board, '"7"')).status).toBe(412);
    expect((await read()).body).not.toHaveProperty('counter');
  });

  test.each([
    ['no country of ours', { ...board, country: 'FR' }],
    ['a day that is none', { ...board, ratesAsOf: '2026-02-30' }],
    ['a rate below nothing', { ...board, rates: [{ metal: 'gold', fineness: 916, amount: -1, per: 'gram' }] }],
    ['a rate of nothing', { ...board, rates: [{ metal: 'gold', fineness: 916, amount: 0, per: 'gram' }] }],
    ['an endless tax', { ...board, tax: { name: 'GST', ratePct: 1e9, base: 'piece' } }],
    ['a field that is none', { ...board, secret: 1 }],
    ['no object', []],
    ['many rates', { ...board, rates: Array.from({ length: 25 }, () => board.rates[0]) }],
  ])('%s is refused in words of ours, and nothing is written', async (_what, counter) => {
    const { status, body } = await enter(counter);
    expect([status, body['code']]).toEqual([400, 'invalid_input']);
    expect(String(body['message'])).not.toMatch(/expected|zod/i);
    expect((await read()).body).not.toHaveProperty('counter');
  });

  test('more than a shop changes in an hour is refused until it is over', async () => {
    for (let version = 0; version < 120; version += 1) expect((await enter(board, `"${version}"`)).status).toBe(200);
    expect(await enter(board, '"120"')).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    studio.pass(HOUR_MS);
    ann = { ...ann, headers: await studio.signIn(ann.email) };
    expect((await enter(board, '"120"')).status).toBe(200);
  });

  test('it goes with its workshop', async () => {
    await enter(board);
    await studio.services.db.deleteFrom('workshops').where('id', '=', shop).execute();
    const left = await studio.services.db
      .selectFrom('workshopCounters')
      .select('workshopId')
      .where('workshopId', '=', shop)
      .execute();
    expect(left).toEqual([]);
  });

  test('what another release wrote is said to be so', async () => {
    await studio.services.db
      .insertInto('workshopCounters')
      .values({ workshopId: shop, counter: '{"country":"ZZ"}', version: 3 })
      .execute();
    expect(await read()).toMatchObject({ status: 409, body: { code: 'counter_unreadable' } });
  });
});
