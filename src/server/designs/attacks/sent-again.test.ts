import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plainBand } from '#spec/testing/sample-specs.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';

// What is sent again is acknowledged only where it says the same.
onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let ann: Person;
  let shop: string;
  let count = 0;
  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    people = peopleOf(studio);
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    count += 1;
    ann = await people.person(`ann${count}`);
    shop = await people.workshopOf(ann);
  });

  const at = (path = '') => `/api/workshops/${shop}/designs${path}`;
  const revision = (more: object = {}) => ({
    id: randomUUID(),
    spec: plainBand,
    origin: 'words',
    madeAt: '2026-11-23T10:00:00Z',
    ...more,
  });
  const create = (body: object, key: string) => people.send(ann, 'POST', at(), body, { 'idempotency-key': key });
  const estimate = (netMetalMilligrams: number) => ({ netMetalMilligrams });
  const madeFrom = (reason: string) => ({
    request: {
      intent: 'new_design',
      items: [{ type: 'ring' }],
      must_ask: [],
      should_warn: [],
      evidence: {},
      assumptions: [],
    },
    line: { item: 0, stones: [] },
    proposal: { role: 'quiet', reason },
  });

  test('a creation under the same key with another origin of it is refused', async () => {
    const [key, first] = [randomUUID(), revision()];
    const sent = { revision: first, madeFrom: madeFrom('Plain and round.') };
    expect((await create(sent, key)).status).toBe(201);
    expect((await create(sent, key)).status).toBe(201);
    const others = [
      { revision: first, madeFrom: madeFrom('Something else.') },
      { revision: first },
      { ...sent, revision: { ...first, madeAt: '2026-11-23T11:00:00Z' } },
      { ...sent, revision: { ...first, origin: 'hand' } },
    ];
    for (const other of others) {
      const answer = await create(other, key);
      expect([answer.status, answer.body['code']]).toEqual([422, 'idempotency_key_reused']);
    }
  });

  test('what its sender has worked out meanwhile is shown, and not acknowledged alone', async () => {
    const [key, first] = [randomUUID(), revision({ estimate: estimate(1000) })];
    const { id } = (await create({ revision: first }, key)).body;
    const again = await create({ revision: { ...first, estimate: estimate(2000) } }, key);
    expect([again.status, again.body['estimate'], again.body['id']]).toEqual([201, estimate(2000), id]);
    const read = await people.send(ann, 'GET', at(`/${String(id)}`));
    expect([read.body['estimate'], read.headers.get('etag')]).toEqual([estimate(2000), again.headers.get('etag')]);
    // Without one, and with the same one, nothing changes.
    for (const same of [revision({ ...first, estimate: undefined }), { ...first, estimate: estimate(2000) }])
      expect((await create({ revision: same }, key)).headers.get('etag')).toBe(again.headers.get('etag'));
  });

  test('a creation of a design that was deleted meanwhile is not acknowledged', async () => {
    const [key, sent] = [randomUUID(), { revision: revision() }];
    const { id } = (await create(sent, key)).body;
    expect((await people.send(ann, 'DELETE', at(`/${String(id)}`))).status).toBe(204);
    const again = await create(sent, key);
    expect([again.status, again.body['code']]).toEqual([404, 'not_found']);
  });

  test('a state under the same id with another origin is refused; its estimate is shown', async () => {
    const first = revision();
    const { id } = (await create({ revision: first }, randomUUID())).body;
    const save = (more: object) => people.send(ann, 'POST', at(`/${String(id)}/revisions`), more);
    const next = { ...revision(), parentId: first.id };
    expect((await save({ ...next, estimate: estimate(1000) })).status).toBe(201);
    for (const other of [
      { ...next, origin: 'hand' },
      { ...next, madeAt: '2026-11-23T11:00:00Z' },
    ]) {
      const answer = await save(other);
      expect([answer.status, answer.body['code']]).toEqual([409, 'revision_id_taken']);
    }
    const again = await save({ ...next, estimate: estimate(2000) });
    expect([again.status, again.body['design']]).toMatchObject([201, { estimate: estimate(2000), revisionCount: 2 }]);
  });
});
