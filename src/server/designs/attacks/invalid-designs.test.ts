import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designSpecSchema, MOST_PARTS, MOST_STONES } from '#spec/design-spec.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import { designRequestSchema } from '#spec/request/design-request.ts';
import { plainBand } from '#spec/testing/sample-specs.ts';
import { MadeFromIn } from '../../routes/designs/design-schemas.ts';
import { invalidDesigns } from '../../routes/designs/read-spec.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';

/** As many as have room in what a body may have. */
const MANY = 5900;
const manyOf = (most: number) => Object.fromEntries(Array.from({ length: most }, (_, index) => [`a${index}`, {}]));

// Designs that are refused, as fast as they can be sent.
onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let ann: Person;
  let bob: Person;
  let shop: string;
  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    people = peopleOf(studio);
    [ann, bob] = [await people.person('ann'), await people.person('bob')];
    shop = await people.workshopOf(ann);
    await people.join(bob, shop, 'bench');
  });
  afterAll(() => studio.close());

  const at = (path = '') => `/api/workshops/${shop}/designs${path}`;
  const stateOf = (spec: unknown) => ({ id: randomUUID(), spec, origin: 'hand', madeAt: '2026-11-23T10:00:00Z' });
  const create = (who: Person, spec: unknown, more = {}) =>
    people.send(who, 'POST', at(), { revision: stateOf(spec), ...more }, { 'idempotency-key': randomUUID() });
  /** The shortest of several, which others on the same machine hold up least. */
  const timeOf = (work: () => unknown) => {
    const times = Array.from({ length: 5 }, () => {
      const before = performance.now();
      work();
      return performance.now() - before;
    });
    return Math.min(...times);
  };

  test('one with thousands of parts or stones is refused before each of them is looked at', async () => {
    for (const group of ['parts', 'stones'] as const) {
      const crowded = { ...plainBand, version: 1, [group]: manyOf(MANY) };
      expect((await create(ann, crowded)).status).toBe(413);
      const refused = await create(ann, { ...crowded, [group]: manyOf(101) });
      const path = `revision.spec.${group}`;
      expect(refused).toMatchObject({ status: 400, body: { path, message: expect.stringMatching(/at most 100/) } });
      const whole = timeOf(() => designSpecSchema.safeParse(crowded));
      expect(timeOf(() => parseSpec(crowded))).toBeLessThan(whole / 4);
    }
    expect([MOST_PARTS, MOST_STONES]).toEqual([100, 100]);
  });

  test('so is one that was made from a request of thousands of words', async () => {
    const madeFrom = { request: { intent: 'new_design', assumptions: Array.from({ length: MANY }, () => ({})) } };
    expect((await create(ann, plainBand, { madeFrom })).status).toBe(413);
    const fewer = { request: { ...madeFrom.request, assumptions: madeFrom.request.assumptions.slice(0, 201) } };
    const refused = await create(ann, plainBand, { madeFrom: fewer });
    expect([refused.status, refused.body['message']]).toEqual([400, expect.stringMatching(/Nothing of this size/)]);
    const whole = timeOf(() => designRequestSchema.safeParse(madeFrom.request));
    expect(timeOf(() => MadeFromIn.safeParse(madeFrom))).toBeLessThan(whole / 4);
  });

  test('a counter of thousands of rates is refused before each of them is looked at', async () => {
    const rates = Array.from({ length: MANY }, () => ({}));
    const path = `/api/workshops/${shop}/counter`;
    expect((await people.send(ann, 'PUT', path, { rates }, { 'if-match': '"0"' })).status).toBe(413);
  });

  test('a state of a design that there is not is not read', async () => {
    const state = { ...stateOf({}), parentId: randomUUID() };
    expect((await people.send(ann, 'POST', at(`/${randomUUID()}/revisions`), state)).status).toBe(404);
  });

  test('an account has so many refused, and others go on', async () => {
    const { body } = await create(bob, plainBand);
    let tries = 0;
    for (; tries < invalidDesigns.most; tries += 1) if ((await create(ann, {})).status !== 400) break;
    const state = { ...stateOf({}), parentId: body['headId'] };
    const answers = [
      await create(ann, plainBand),
      await people.send(ann, 'POST', at(`/${String(body['id'])}/revisions`), state),
    ];
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
    expect([answers[0]?.headers.get('retry-after'), tries < invalidDesigns.most]).toEqual(['600', true]);
    expect((await create(bob, plainBand)).status).toBe(201);
    studio.pass(invalidDesigns.windowMs + 1);
    expect((await create(ann, plainBand)).status).toBe(201);
  });
});
