import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainBand } from '#spec/testing/sample-specs.ts';
import type { Database } from '../../db/open-database.ts';
import { isSqlite } from '../../db/is-sqlite.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf } from '../../testing/workshop-people.ts';
import { writesOfWorkshop } from '../../workshops/count-writes.ts';

const ROUNDS = 15;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

onEachDatabase((fresh) => {
  let studio: TestStudio;
  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
  });
  // It fails where a request ran into a bug.
  afterAll(() => studio.close());

  test('an account that is deleted while much is written in its workshop is deleted, and nothing of it fails', async () => {
    const people = peopleOf(studio);
    const revision = () => ({ id: randomUUID(), spec: plainBand, origin: 'hand', madeAt: '2026-11-23T10:00:00Z' });
    for (let round = 0; round < ROUNDS; round += 1) {
      const ann = await people.person(`ann${round}`);
      const shop = await people.workshopOf(ann);
      const at = `/api/workshops/${shop}`;
      const create = () =>
        people.send(ann, 'POST', `${at}/designs`, { revision: revision() }, { 'idempotency-key': randomUUID() });
      const { id, headId } = (await create()).body as Record<'id' | 'headId', string>;
      const AccessToken = (ann.headers['authorization'] ?? '').slice('Bearer '.length);
      const deleted = pause(round % 5).then(() => studio.call('DeleteUser', { AccessToken }));
      const answers = await Promise.all([
        create(),
        create(),
        people.send(ann, 'PUT', `${at}/designs/${id}/revisions/${headId}/like`),
        people.send(ann, 'POST', `${at}/designs/${id}/revisions`, { ...revision(), parentId: headId }),
        people.send(ann, 'PATCH', `${at}/designs/${id}`, { tags: ['x'] }, { 'if-match': '"1"' }),
        people.send(ann, 'DELETE', `${at}/designs/${id}`),
        people.send(ann, 'PATCH', at, { name: 'Another' }),
        people.send(ann, 'POST', `${at}/invitations`, { email: `q${round}@example.com`, role: 'bench' }),
        people.send(ann, 'GET', '/api/workshops'),
      ]);
      expect([round, (await deleted).status, answers.filter(({ status }) => status >= 500)]).toEqual([round, 200, []]);
      const left = studio.services.db.selectFrom('workshops').select('id').where('id', '=', shop);
      expect(await left.execute()).toEqual([]);
    }
  });

  test('what is just about to be written when the account is deleted is written before, or refused', async () => {
    const { db } = studio.services;
    const people = peopleOf(studio);
    const ann = await people.person('ann');
    const shop = await people.workshopOf(ann);
    const create = () => {
      const revision = { id: randomUUID(), spec: plainBand, origin: 'hand', madeAt: '2026-11-23T10:00:00Z' };
      const key = { 'idempotency-key': randomUUID() };
      return people.send(ann, 'POST', `/api/workshops/${shop}/designs`, { revision }, key);
    };
    expect((await create()).status).toBe(201);
    const AccessToken = (ann.headers['authorization'] ?? '').slice('Bearer '.length);
    const both = async () => {
      const waiting = create();
      await pause(200);
      const deleting = studio.call('DeleteUser', { AccessToken });
      await pause(200);
      return { created: waiting, deleted: deleting };
    };
    /** Whoever writes waits here, right before the design is inserted. */
    const heldUp = async (work: Database) => {
      await work
        .updateTable('attempts')
        .set((row) => ({ count: row.ref('count') }))
        .where('key', '=', `${writesOfWorkshop.name}:${shop}`)
        .execute();
      return both();
    };
    // SQLite has one writer: nothing is between the steps of another.
    const { created, deleted } = await (isSqlite(db) ? both() : db.transaction().execute(heldUp));
    expect([(await created).status, (await deleted).status]).toEqual([201, 200]);
  });
});
