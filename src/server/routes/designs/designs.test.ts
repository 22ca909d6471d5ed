import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/time-units.ts';
import { haloRing, heartPendant, plainBand, roundBangle } from '#spec/testing/sample-specs.ts';
import type { DesignSpecInput } from '#spec/design-spec.ts';
import { writesOfWorkshop } from '../../workshops/count-writes.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';

interface DesignAnswer {
  readonly id: string;
  readonly headId: string;
  readonly title: string;
  readonly etag: string;
  readonly revisionCount: number;
}

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let ann: Person;
  let shop: string;
  let count = 0;

  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    people = peopleOf(studio);
    ann = await people.person('ann');
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    count += 1;
    shop = await people.furtherWorkshop(ann);
  });

  type More = Readonly<Record<string, string>>;
  const at = (path = '') => `/api/workshops/${shop}/designs${path}`;
  const send = (method: string, path: string, body?: unknown, headers: More = {}, who = ann) =>
    people.send(who, method, at(path), body, headers);
  const revision = (spec: unknown, more: object = {}) => ({
    id: randomUUID(),
    spec,
    origin: 'words',
    madeAt: '2026-11-23T10:00:00+05:30',
    ...more,
  });
  const create = (spec: unknown = haloRing, more: object = {}, key: string = randomUUID()) =>
    send('POST', '', { revision: revision(spec), ...more }, { 'idempotency-key': key });
  const created = async (spec?: DesignSpecInput, more?: object) => {
    const answer = await create(spec, more);
    expect(answer.status).toBe(201);
    return answer.body as unknown as DesignAnswer;
  };
  const save = (id: string, parentId: string, more: object = {}, headers: More = {}) =>
    send('POST', `/${id}/revisions`, { ...revision(haloRing), parentId, ...more }, headers);
  const read = async (id: string) => (await send('GET', `/${id}`)).body as unknown as DesignAnswer;
  const titled = (title: string): DesignSpecInput => ({ ...haloRing, title });
  const titles = async (query = '') => {
    const answer = await send('GET', query);
    expect([query, answer.status]).toEqual([query, 200]);
    return (answer.body['designs'] as readonly DesignAnswer[]).map(({ title }) => title);
  };

  test('a design is kept with what a catalogue shows of it, and read as it was saved', async () => {
    const sent = {
      ...revision(haloRing),
      estimate: { netMetalMilligrams: 3620, price: { hundredths: 348_050, currency: 'USD' } },
    };
    const key = { 'idempotency-key': randomUUID() };
    const answer = await send('POST', '', { revision: sent, brief: 'A ruby ring', tags: [' window ', 'window'] }, key);
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
      201,
      '"1"',
      'no-store',
    ]);
    expect(answer.body).toMatchObject({
      title: 'Aurelia',
      kind: 'ring',
      alloy: 'au750_r',
      mainGem: 'ruby',
      estimate: sent.estimate,
      tags: ['window'],
      createdBy: ann.id,
    });
    const id = String(answer.body['id']);
    expect(answer.headers.get('location')).toBe(at(`/${id}`));
    const found = await send('GET', `/${id}`);
    expect(found.headers.get('etag')).toBe('"1"');
    const head = found.body['head'] as { readonly spec: DesignSpecInput; readonly madeAt: string };
    expect([head.spec.parts, head.madeAt]).toMatchObject([haloRing.parts, '2026-11-23T04:30:00.000Z']);
    expect((await send('GET', `/${id}`, undefined, { 'if-none-match': '"1"' })).status).toBe(304);
  });

  test('a design keeps what was understood of its words, and is read with it; a list tells nothing of it', async () => {
    const madeFrom = {
      request: {
        intent: 'new_design',
        items: [{ type: 'ring' }],
        must_ask: [],
        should_warn: [],
        evidence: {},
        assumptions: [],
      },
      line: { item: 0, stones: [] },
      proposal: { role: 'quiet', reason: 'Plain and round.' },
    };
    const design = await created(haloRing, { madeFrom });
    expect(await read(design.id)).toMatchObject({ madeFrom });
    expect((await send('GET', '')).body['designs']).not.toMatchObject([{ madeFrom }]);
    const other = await created(plainBand);
    expect(await read(other.id)).not.toHaveProperty('madeFrom');
    const odd = await create(haloRing, { madeFrom: { ...madeFrom, request: { intent: 'sing' } } });
    expect([odd.status, odd.body['code']]).toEqual([400, 'invalid_input']);
  });

  describe('a creation', () => {
    test('has the id that its maker gave it, unless a design has it already, in whichever workshop', async () => {
      const id = randomUUID();
      expect(await created(haloRing, { id })).toMatchObject({ id });
      shop = await people.furtherWorkshop(ann);
      const again = await create(haloRing, { id });
      expect([again.status, again.body['code']]).toEqual([409, 'design_id_taken']);
      expect(await titles()).toEqual([]);
    });

    test('sent again with its key is the same design, at the same moment even', async () => {
      const [body, key] = [{ revision: revision(haloRing) }, { 'idempotency-key': randomUUID() }];
      const answers = await Promise.all(Array.from({ length: 8 }, () => send('POST', '', body, key)));
      expect(new Set(answers.map((answer) => `${answer.status} ${String(answer.body['id'])}`)).size).toBe(1);
      expect(await titles()).toEqual(['Aurelia']);
    });

    test('of something else under the same key is refused; another person’s key is another', async () => {
      const key = randomUUID();
      await create(haloRing, {}, key);
      const other = await create(plainBand, {}, key);
      expect([other.status, other.body['code']]).toEqual([422, 'idempotency_key_reused']);
      const bea = await people.person(`bea${count}`);
      await people.join(bea, shop, 'seller');
      const hers = await send('POST', '', { revision: revision(plainBand) }, { 'idempotency-key': key }, bea);
      expect(hers.status).toBe(201);
    });

    test.each([
      ['no key', {}],
      ['a short key', { 'idempotency-key': 'a' }],
      ['a key with blanks', { 'idempotency-key': 'a b c d e f g' }],
    ])('with %s is refused', async (_name, headers) => {
      const answer = await send('POST', '', { revision: revision(haloRing) }, headers);
      expect([answer.status, answer.body['code']]).toEqual([400, 'invalid_input']);
      expect(String(answer.body['message'])).toContain('Idempotency-Key');
    });

    test.each([
      ['no spec', revision(undefined), 'revision.spec'],
      ['a text', revision('ring'), 'revision.spec'],
      ['a newer version', revision({ ...haloRing, version: 99 }), 'revision.spec.version'],
      [
        'a measure out of range',
        revision({ ...haloRing, stones: { centre: { ...haloRing.stones?.['centre'], lengthMm: 900 } } }),
        'revision.spec.stones.centre.lengthMm',
      ],
      ['a field nobody knows', revision({ ...haloRing, price: 1 }), 'revision.spec'],
      ['half a character in its title', revision({ ...haloRing, title: '\uD800' }), 'revision.spec.title'],
      ['an id that is none', revision(haloRing, { id: '../1' }), 'revision.id'],
      ['an origin that is none', revision(haloRing, { origin: 'magic' }), 'revision.origin'],
      ['a time that is none', revision(haloRing, { madeAt: 'now' }), 'revision.madeAt'],
      [
        'a price without a currency',
        revision(haloRing, { estimate: { netMetalMilligrams: 1, price: { hundredths: 1 } } }),
        'revision.estimate.price.currency',
      ],
      [
        'a negative weight',
        revision(haloRing, { estimate: { netMetalMilligrams: -1 } }),
        'revision.estimate.netMetalMilligrams',
      ],
    ])('with %s is refused, and says where', async (_name, sent, path) => {
      const answer = await send('POST', '', { revision: sent }, { 'idempotency-key': randomUUID() });
      expect([answer.status, answer.body['path']]).toEqual([400, path]);
      expect(String(answer.body['message'])).not.toMatch(/expected|received|zod|undefined/i);
      expect(await titles()).toEqual([]);
    });

    test('of ten megabytes, or of another type, is refused', async () => {
      const key = { 'idempotency-key': randomUUID() };
      expect((await create(titled('a'.repeat(10_000_000)))).status).toBe(413);
      expect((await send('POST', '', {}, { ...key, 'content-type': 'text/plain' })).status).toBe(415);
    });
  });

  describe('a state', () => {
    test('on the head becomes the head; on any other it forks, and both are kept', async () => {
      const { id, headId } = await created();
      const mine = await save(id, headId, { spec: titled('Mine') });
      const theirs = await save(id, headId, { spec: titled('Theirs') });
      expect([mine.status, mine.body['isHead'], theirs.status, theirs.body['isHead']]).toEqual([201, true, 201, false]);
      expect(await read(id)).toMatchObject({ title: 'Mine', revisionCount: 3, etag: '"3"' });
      const { revisions } = (await send('GET', `/${id}/revisions`)).body as {
        readonly revisions: readonly { readonly id: string; readonly parentId: string | null }[];
      };
      expect(revisions.map(({ parentId }) => parentId)).toEqual(expect.arrayContaining([headId, headId, null]));
      const fork = revisions.find((one) => one.parentId !== null && one.id !== mine.body['id']);
      expect((await send('GET', `/${id}/revisions/${fork?.id}`)).status).toBe(200);
    });

    test('of several on one parent at the same moment, one becomes the head and none is lost', async () => {
      const { id, headId } = await created();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => save(id, headId, { spec: titled(`T${index}`) })),
      );
      expect(answers.filter(({ body }) => body['isHead'] === true)).toHaveLength(1);
      expect(await read(id)).toMatchObject({ revisionCount: 11, etag: '"11"' });
    });

    test('is not saved with the ETag of an earlier version', async () => {
      const { id, headId, etag } = await created();
      await save(id, headId);
      const answer = await save(id, headId, {}, { 'if-match': etag });
      expect([answer.status, answer.body['code']]).toEqual([412, 'design_changed']);
      expect((await save(id, headId, {}, { 'if-match': 'W/"2"' })).status).toBe(412);
      expect((await read(id)).revisionCount).toBe(2);
      const now = await read(id);
      expect((await save(id, now.headId, {}, { 'if-match': now.etag })).status).toBe(201);
    });

    test('sent again is the same one; another under its id is refused', async () => {
      const { id, headId } = await created();
      const own = randomUUID();
      const first = await save(id, headId, { id: own });
      const again = await save(id, headId, { id: own.toUpperCase() }, { 'if-match': '"1"' });
      expect([again.status, again.body]).toEqual([201, first.body]);
      const other = await save(id, headId, { id: own, spec: titled('Other') });
      expect([other.status, other.body['code']]).toEqual([409, 'revision_id_taken']);
      expect((await read(id)).revisionCount).toBe(2);
    });

    test('needs its parent to be there', async () => {
      const { id } = await created();
      const answer = await save(id, randomUUID());
      expect([answer.status, answer.body['code']]).toEqual([409, 'unknown_parent']);
    });

    test('keeps the states of two designs apart that have the same ids', async () => {
      const [one, two] = [randomUUID(), randomUUID()];
      const body = { revision: revision(haloRing, { id: one }) };
      const first = await send('POST', '', body, { 'idempotency-key': randomUUID() });
      const second = await send('POST', '', body, { 'idempotency-key': randomUUID() });
      const answers = [first, second].map(({ body: { id } }) => save(String(id), one, { id: two }));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 201]);
    });

    test('a workshop that saves more than people do is stopped for the hour', async () => {
      const { id, headId } = await created();
      const { name, most } = writesOfWorkshop;
      await studio.services.db
        .updateTable('attempts')
        .set({ count: most })
        .where('key', '=', `${name}:${shop}`)
        .execute();
      expect([(await save(id, headId)).status, (await create()).status]).toEqual([429, 429]);
      studio.pass(HOUR_MS);
      ann = { ...ann, headers: await studio.signIn(ann.email) };
      expect((await save(id, headId)).status).toBe(201);
    });
  });

  describe('a change', () => {
    test('says which version it was made to', async () => {
      const { id, headId, etag } = await created();
      expect((await send('PATCH', `/${id}`, { tags: ['a'] })).status).toBe(428);
      expect((await send('PATCH', `/${id}`, { tags: ['a'] }, { 'if-match': '*' })).status).toBe(428);
      expect((await send('PATCH', `/${id}`, { tags: ['a'] }, { 'if-match': '"7"' })).status).toBe(412);
      const tagged = await send('PATCH', `/${id}`, { tags: ['Diwali window'] }, { 'if-match': etag });
      expect([tagged.status, tagged.headers.get('etag')]).toEqual([200, '"2"']);
      expect(await titles('?tag=diwali%20window')).toEqual(['Aurelia']);
      expect((await send('PATCH', `/${id}`, { headId }, { 'if-match': etag })).status).toBe(412);
    });

    test('lets an earlier state stand for a design, with what it shows', async () => {
      const { id, headId } = await created();
      const { body } = await save(id, headId, { spec: { ...plainBand, title: 'Band' } });
      const { etag } = body['design'] as DesignAnswer;
      const back = await send('PATCH', `/${id}`, { headId }, { 'if-match': etag });
      expect(back.body).toMatchObject({ title: 'Aurelia', mainGem: 'ruby', headId, revisionCount: 2 });
      expect(await titles('?text=band')).toEqual([]);
      // What was worked out for it comes with it, and not what was for the other one.
      const estimate = { netMetalMilligrams: 3620 };
      expect(back.body).not.toHaveProperty('estimate');
      const shown = await send('PATCH', `/${id}`, { headId, estimate }, { 'if-match': '"3"' });
      expect(shown.body).toMatchObject({ headId, estimate });
      const missing = await send('PATCH', `/${id}`, { headId: randomUUID() }, { 'if-match': '"4"' });
      expect(missing.status).toBe(404);
    });

    test.each([
      [{ tags: ['!'] }],
      [{ tags: Array(21).fill('a') }],
      [{ tags: 'a' }],
      [{}],
      [{ headId: 'x' }],
      [{ tags: [], headId: randomUUID() }],
    ])('%j is refused', async (body) => {
      const { id, etag } = await created();
      expect((await send('PATCH', `/${id}`, body, { 'if-match': etag })).status).toBe(400);
    });
  });

  describe('a catalogue', () => {
    test('has the last change first, page by page, each design once', async () => {
      for (let made = 0; made < 7; made += 1) {
        await created(titled(`T${made}`));
        if (made % 2 === 1) studio.pass(5);
      }
      const all = await titles();
      expect(all.toSorted()).toEqual(['T0', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6']);
      expect(all[0]).toBe('T6');
      const paged: string[] = [];
      let next: string | undefined = '';
      for (let page = 0; page < 4 && next !== undefined; page += 1) {
        const { body } = await send('GET', `?limit=2${next === '' ? '' : `&after=${next}`}`);
        paged.push(...(body['designs'] as readonly DesignAnswer[]).map(({ title }) => title));
        next = body['next'] as string | undefined;
      }
      expect(paged).toEqual(all);
      // A page that is just full is the last one all the same.
      expect((await send('GET', '?limit=7')).body).not.toHaveProperty('next');
      expect((await send('GET', '?limit=6')).body).toHaveProperty('next');
    });

    test('is filtered by kind, metal, main stone, tag and price', async () => {
      const priced = (hundredths: number, currency = 'USD') => ({
        estimate: { netMetalMilligrams: 1, price: { hundredths, currency } },
      });
      const add = (spec: DesignSpecInput, more: object, tags: readonly string[] = []) =>
        send('POST', '', { revision: revision(spec, more), tags }, { 'idempotency-key': randomUUID() });
      await add(titled('Ruby ring'), priced(100_000), ['Bridal set']);
      await add({ ...plainBand, title: 'Band' }, priced(50_000));
      await add({ ...heartPendant, title: 'Heart' }, priced(50_000, 'INR'), ['bridal']);
      await add({ ...roundBangle, title: 'Bangle' }, {});
      expect(await titles('?kind=ring')).toEqual(['Band', 'Ruby ring']);
      expect(await titles('?kind=ring&gem=ruby')).toEqual(['Ruby ring']);
      expect(await titles('?alloy=au750_r&kind=ring')).toContain('Ruby ring');
      expect(await titles('?metal=platinum&gem=ruby')).toEqual([]);
      expect(await titles('?tag=bridal')).toEqual(['Heart']);
      expect(await titles('?tag=Bridal%20Set')).toEqual(['Ruby ring']);
      expect(await titles('?currency=USD&priceFrom=60000')).toEqual(['Ruby ring']);
      expect(await titles('?currency=USD&priceTo=60000')).toEqual(['Band']);
      expect((await send('GET', '?priceTo=60000')).body).toMatchObject({
        code: 'invalid_input',
        message: 'A price has a currency.',
      });
    });

    test('finds beginnings of words in title, brief, tags and what it is made of, in any script', async () => {
      await created(titled('Étoile'), { brief: 'for Diwali, in ruby', tags: ['कंगन'] });
      await created({ ...plainBand, title: 'Plain' }, { brief: 'for everyday' });
      for (const text of ['etoi', 'ÉTOILE', 'diw rub', 'ring diwali', 'कंगन', 'gold etoile'])
        expect([text, await titles(`?text=${encodeURIComponent(text)}`)]).toEqual([text, ['Étoile']]);
      expect(await titles('?text=for')).toEqual(['Plain', 'Étoile']);
      expect(await titles('?text=toile')).toEqual([]);
      expect(await titles('?text=%20')).toHaveLength(2);
    });

    test.each([
      '" OR "',
      "' | '",
      '*',
      'kind:ring',
      'NEAR(a b)',
      '%',
      '\\',
      ') --',
      '\u0000',
      '\uD800',
      'NOT etoile',
      '^a',
      'a:*',
    ])('takes “%s” for words, or for nothing', async (text) => {
      await created({ ...roundBangle, title: 'Zzz' });
      const found = await titles(`?text=${encodeURIComponent(text.toWellFormed())}`);
      expect([[], ['Zzz']]).toContainEqual(found);
    });

    test.each([
      '?limit=0',
      '?limit=201',
      '?limit=x',
      '?after=x',
      '?kind=crown',
      '?gem=kryptonite',
      '?currency=usd',
      `?text=${'a'.repeat(201)}`,
    ])('%s is refused', async (query) => {
      expect((await send('GET', query)).status).toBe(400);
    });

    test('finds the same by the index and beside it, where there are many', async () => {
      const few = await created({ ...heartPendant, title: 'Rare' });
      const { db } = studio.services;
      const row = await db.selectFrom('designs').selectAll().where('id', '=', few.id).executeTakeFirstOrThrow();
      // The index is another column of the row, made by the database.
      const { search: _search, searchRow: _searchRow, ...columns } = { search: '', searchRow: 0, ...row };
      const many = Array.from({ length: 2100 }, (_, index) => ({
        ...columns,
        id: randomUUID(),
        title: `Ring ${index}`,
        creationKey: `many ${index}`,
        searchText: row.searchText.replace('rare', `ring common${index % 3}`),
        changedAtMs: row.changedAtMs + index + 1,
      }));
      for (let from = 0; from < many.length; from += 300)
        await db
          .insertInto('designs')
          .values(many.slice(from, from + 300))
          .execute();
      expect(await titles('?text=rar')).toEqual(['Rare']);
      expect(await titles('?text=ring%20common1&limit=3')).toEqual(['Ring 2098', 'Ring 2095', 'Ring 2092']);
      expect(await titles(`?kind=pendant&limit=3`)).toEqual(['Ring 2099', 'Ring 2098', 'Ring 2097']);
      expect(await titles(`?text=omm`)).toEqual([]);
    });
  });

  describe('a deleted design', () => {
    test('is found nowhere, comes back from the bin, and is gone after a month', async () => {
      const { id, headId } = await created();
      await send('PUT', `/${id}/revisions/${headId}/like`);
      expect((await send('DELETE', `/${id}`)).status).toBe(204);
      const gone = [
        await send('GET', `/${id}`),
        await send('GET', `/${id}/revisions`),
        await send('GET', `/${id}/revisions/${headId}`),
        await save(id, headId),
        await send('PATCH', `/${id}`, { tags: [] }, { 'if-match': '"2"' }),
        await send('DELETE', `/${id}`),
        await send('PUT', `/${id}/revisions/${headId}/like`),
      ];
      expect(gone.map(({ status }) => status)).toEqual(Array(gone.length).fill(404));
      expect([await titles(), await titles('?text=aurelia')]).toEqual([[], []]);
      expect((await send('POST', `/${id}/restore`)).status).toBe(200);
      expect((await send('POST', `/${id}/restore`)).status).toBe(404);
      expect(await titles('?text=aurelia')).toEqual(['Aurelia']);
      await send('DELETE', `/${id}`);
      studio.pass(30 * DAY_MS);
      await studio.runMaintenance();
      const { db } = studio.services;
      const left = [
        await db.selectFrom('designs').select('id').where('id', '=', id).execute(),
        await db.selectFrom('designRevisions').select('id').where('designId', '=', id).execute(),
        await db.selectFrom('likedPictures').select('designId').where('designId', '=', id).execute(),
      ];
      expect(left).toEqual([[], [], []]);
      ann = { ...ann, headers: await studio.signIn(ann.email) };
    });
  });

  test('a design of another workshop is none, by whichever of its routes', async () => {
    const { id, headId } = await created();
    const eve = await people.person(`eve${count}`);
    const hers = await people.workshopOf(eve);
    const through = (method: string, path: string, body?: unknown, headers?: More) =>
      people.send(eve, method, `/api/workshops/${hers}/designs/${id}${path}`, body, headers);
    const tries = [
      await through('GET', ''),
      await through('PATCH', '', { tags: ['x'] }, { 'if-match': '"1"' }),
      await through('DELETE', ''),
      await through('POST', '/restore'),
      await through('GET', '/revisions'),
      await through('GET', `/revisions/${headId}`),
      await through('POST', '/revisions', { ...revision(haloRing), parentId: headId }),
      await through('PUT', `/revisions/${headId}/like`),
    ];
    expect(tries.map(({ status }) => status)).toEqual(Array(tries.length).fill(404));
    expect((await through('DELETE', `/revisions/${headId}/like`)).status).toBe(204);
    const mine = await people.send(eve, 'GET', `/api/workshops/${hers}/designs?text=aurelia`);
    expect(mine.body['designs']).toEqual([]);
    expect(await read(id)).toMatchObject({ etag: '"1"' });
  });

  test('likes are of the person, in the workshop, and go with them', async () => {
    const { id, headId } = await created();
    const bea = await people.person(`bea${count}`);
    await people.join(bea, shop, 'caster');
    const like = (who: Person) => people.send(who, 'PUT', at(`/${id}/revisions/${headId}/like`));
    const liked = async (who: Person) => {
      const { body } = await people.send(who, 'GET', `/api/workshops/${shop}/liked-pictures`);
      return body['pictures'] as readonly object[];
    };
    expect([(await like(ann)).status, (await like(ann)).status, (await like(bea)).status]).toEqual([204, 204, 204]);
    expect(await liked(ann)).toEqual([{ designId: id, revisionId: headId, likedAt: expect.any(String) }]);
    await created(titled('Unliked'));
    const [all, likedOnes] = [await titles(), await titles('?liked=true')];
    expect([all, likedOnes, await titles('?liked=true&text=unl')]).toEqual([['Unliked', 'Aurelia'], ['Aurelia'], []]);
    expect((await people.send(bea, 'PUT', at(`/${id}/revisions/${randomUUID()}/like`))).status).toBe(404);
    expect((await send('DELETE', `/${id}/revisions/${headId}/like`)).status).toBe(204);
    expect([await liked(ann), (await liked(bea)).length]).toEqual([[], 1]);
    // Others' likes are not one's own.
    expect(await titles('?liked=true')).toEqual([]);
    await people.send(ann, 'DELETE', `/api/workshops/${shop}/members/${bea.id}`);
    const left = studio.services.db.selectFrom('likedPictures').selectAll().where('accountId', '=', bea.id);
    expect(await left.execute()).toEqual([]);
  });

  test('a workshop that goes takes its designs along, out of the index, too', async () => {
    await created(titled('Unrepeatable'));
    await studio.services.db.deleteFrom('workshops').where('id', '=', shop).execute();
    const { db } = studio.services;
    const left = await db.selectFrom('designs').select('id').where('workshopId', '=', shop).execute();
    expect(left).toEqual([]);
    shop = await people.furtherWorkshop(ann);
    await created(titled('Other'));
    expect([await titles('?text=unrep'), await titles('?text=other')]).toEqual([[], ['Other']]);
  });
});
