import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plainBand } from '#spec/testing/sample-specs.ts';
import type { Database } from '../../db/open-database.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { peopleOf, type Person } from '../../testing/workshop-people.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// Whoever is in begins to send, and sends the rest once they are out.
onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let owner: Person;
  let bench: Person;
  let shop: string;
  let count = 0;
  beforeAll(async () => {
    studio = await openTestStudio(await fresh());
    people = peopleOf(studio);
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    count += 1;
    owner = await people.person(`owner${count}`);
    bench = await people.person(`bench${count}`);
    shop = await people.workshopOf(owner);
    await people.join(bench, shop, 'bench');
  });

  const designs = () => `/api/workshops/${shop}/designs`;
  const design = () => ({
    revision: { id: randomUUID(), spec: plainBand, origin: 'hand', madeAt: '2026-11-23T10:00:00Z' },
  });
  const keptDesigns = () =>
    studio.services.db.selectFrom('designs').select('id').where('workshopId', '=', shop).execute();
  /** Sends the first half of a body, and the other half after something has happened. */
  const sendSlowly = async (
    who: Person,
    [method, path, body]: readonly [string, string, unknown],
    meanwhile: () => Promise<unknown>,
  ) => {
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    const sent = new ReadableStream<Uint8Array>({
      async start(stream) {
        stream.enqueue(bytes.slice(0, 20));
        await pause(30);
        await meanwhile();
        stream.enqueue(bytes.slice(20));
        stream.close();
      },
    });
    const headers = {
      ...who.headers,
      'if-match': '"0"',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const init = { method, headers, body: sent, duplex: 'half' } as const;
    return (await studio.ask(path, init)).status;
  };
  const signOut = async ({ headers }: Person) => {
    const AccessToken = (headers['authorization'] ?? '').slice('Bearer '.length);
    expect((await studio.call('GlobalSignOut', { AccessToken })).status).toBe(200);
  };

  test('what was begun to be sent before signing out is not written', async () => {
    const trial = {
      cognito_username: owner.id,
      trial_start_date: '2026-11-24T10:00:00Z',
      trial_end_date: '2026-12-24T10:00:00Z',
      trial_status: 'True',
    };
    const counter = {
      country: 'IN',
      rates: [],
      ratesAsOf: '2026-11-24',
      tax: { name: 'GST', ratePct: 3, base: 'piece' },
      ringSizeSystem: 'IN',
    };
    const calls = [
      ['POST', designs(), design()],
      ['PATCH', `/api/workshops/${shop}`, { name: 'Another name than before' }],
      ['PUT', `/api/workshops/${shop}/counter`, counter],
      ['POST', '/api/trial', trial],
    ] as const;
    for (const call of calls) {
      const again = { ...owner, headers: await studio.signIn(owner.email) };
      expect([call[1], await sendSlowly(again, call, () => signOut(again))]).toEqual([call[1], 401]);
    }
    const { db } = studio.services;
    expect(await keptDesigns()).toEqual([]);
    expect(await db.selectFrom('trials').select('userId').where('userId', '=', owner.id).execute()).toEqual([]);
    expect(await db.selectFrom('workshopCounters').select('version').where('workshopId', '=', shop).execute()).toEqual(
      [],
    );
    const { name } = await db.selectFrom('workshops').select('name').where('id', '=', shop).executeTakeFirstOrThrow();
    expect(name).toBe('My workshop');
  });

  test('what was begun to be sent before somebody was removed is not written', async () => {
    const remove = () => people.send(owner, 'DELETE', `/api/workshops/${shop}/members/${bench.id}`);
    expect(await sendSlowly(bench, ['POST', designs(), design()], remove)).toBe(404);
    expect(await keptDesigns()).toEqual([]);
  });

  test('who is removed right before the write writes nothing', async () => {
    const { db } = studio.services;
    const create = () => people.send(bench, 'POST', designs(), design(), { 'idempotency-key': randomUUID() });
    /** Whoever writes waits here for the workshop, which is held. */
    const removedMeanwhile = async (work: Database) => {
      await work.updateTable('workshops').set({ name: 'Held' }).where('id', '=', shop).execute();
      const created = create();
      await pause(200);
      await work.deleteFrom('workshopMembers').where('accountId', '=', bench.id).execute();
      return { created };
    };
    const { created } = await db.transaction().execute(removedMeanwhile);
    expect((await created).status).toBe(404);
    expect(await keptDesigns()).toEqual([]);
  });
});
