import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/time-units.ts';
import { plainBand } from '#spec/testing/sample-specs.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';
import { writesOfPerson, writesOfWorkshop } from '../../workshops/count-writes.ts';

// One of a workshop's people writes as much as they may, so that the others can't.
onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let owner: Person;
  let caster: Person;
  let shop: string;
  let made: { readonly id: string; readonly headId: string };
  let count = 0;
  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    people = peopleOf(studio);
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    count += 1;
    owner = await people.person(`owner${count}`);
    caster = await people.person(`caster${count}`);
    shop = await people.workshopOf(owner);
    await people.join(caster, shop, 'caster');
    made = (await create()).body as unknown as typeof made;
  });

  const at = (path = '') => `/api/workshops/${shop}/designs${path}`;
  const create = () => {
    const revision = { id: randomUUID(), spec: plainBand, origin: 'hand', madeAt: '2026-11-23T10:00:00Z' };
    return people.send(owner, 'POST', at(), { revision }, { 'idempotency-key': randomUUID() });
  };
  const like = (who: Person, method = 'PUT') =>
    people.send(who, method, at(`/${made.id}/revisions/${made.headId}/like`));
  const keyOf = ({ name }: { readonly name: string }, who: string) => `${name}:${who}`;
  const ofCaster = () => keyOf(writesOfPerson, `${shop}:${caster.id}`);
  const ofShop = () => keyOf(writesOfWorkshop, shop);
  const countOf = async (key: string) => {
    const row = studio.services.db.selectFrom('attempts').select('count').where('key', '=', key);
    return (await row.executeTakeFirst())?.count ?? 0;
  };
  const used = async (key: string, times: number) => {
    const row = { count: times, windowEndsAtMs: studio.services.clock() + HOUR_MS };
    await studio.services.db
      .insertInto('attempts')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  };

  test('nothing is counted where nothing changes', async () => {
    await like(caster);
    const [before, ofBefore] = [await countOf(ofShop()), await countOf(ofCaster())];
    const state = { id: randomUUID(), spec: plainBand, origin: 'hand', madeAt: '2026-11-23T10:00:00Z' };
    const answers = [
      await like(caster),
      await people.send(owner, 'PATCH', at(`/${made.id}`), { tags: [] }, { 'if-match': '"1"' }),
      await people.send(owner, 'PATCH', at(`/${made.id}`), { headId: made.headId }, { 'if-match': '"1"' }),
      await people.send(owner, 'DELETE', at(`/${randomUUID()}`)),
      await people.send(owner, 'POST', at(`/${made.id}/restore`)),
      await people.send(owner, 'PUT', at(`/${made.id}/revisions/${randomUUID()}/like`)),
      await people.send(owner, 'POST', at(`/${randomUUID()}/revisions`), { ...state, parentId: made.headId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 200, 200, 404, 404, 404, 404]);
    expect(answers[1]?.headers.get('etag')).toBe('"1"');
    expect([await countOf(ofShop()), await countOf(ofCaster())]).toEqual([before, ofBefore]);
  });

  test('somebody who likes and unlikes without end uses up their own share, and the others go on', async () => {
    await used(ofCaster(), writesOfPerson.most - 1);
    expect([(await like(caster)).status, (await like(caster, 'DELETE')).status]).toEqual([204, 204]);
    const refused = await like(caster);
    expect([refused.status, refused.body['message']]).toEqual([429, expect.stringMatching(/^You have saved more/)]);
    expect((await create()).status).toBe(201);
    expect(writesOfPerson.most).toBeLessThanOrEqual(writesOfWorkshop.most / 3);
  });

  test('what somebody has used up is free again once they are removed', async () => {
    await used(ofCaster(), writesOfPerson.most);
    await used(ofShop(), writesOfWorkshop.most);
    expect((await create()).body).toMatchObject({ message: expect.stringMatching(/^This workshop/) });
    const removed = await people.send(owner, 'DELETE', `/api/workshops/${shop}/members/${caster.id}`);
    expect([removed.status, await countOf(ofCaster())]).toEqual([204, 0]);
    expect(await countOf(ofShop())).toBe(writesOfWorkshop.most - writesOfPerson.most);
    expect((await create()).status).toBe(201);
  });
});
