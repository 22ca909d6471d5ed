import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerTrouble } from '../http/answer-trouble.ts';
import { onEachDatabase } from '../testing/database-kinds.ts';
import { openDatabase } from './open-database.ts';
import { retriedTransaction } from './retried-transaction.ts';

onEachDatabase((fresh) => {
  test('two that hold the same rows in different orders are both written', async () => {
    const db = await openDatabase(await fresh());
    for (const id of ['one', 'two'])
      await db.insertInto('workshops').values({ id, name: '', founderId: null, createdAtMs: 0 }).execute();
    let waiting = 0;
    let goOn = () => {};
    const bothHold = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const renameBoth = (name: string, ids: readonly string[]) =>
      retriedTransaction(db, async (work) => {
        for (const id of ids) {
          const { name: before } = await work
            .updateTable('workshops')
            .set((row) => ({ name: row.ref('name') }))
            .where('id', '=', id)
            .returning('name')
            .executeTakeFirstOrThrow();
          await work
            .updateTable('workshops')
            .set({ name: before + name })
            .where('id', '=', id)
            .execute();
          waiting += 1;
          if (waiting >= 2) goOn();
          // SQLite has one writer: the other waits for all of this.
          await Promise.race([bothHold, new Promise((resolve) => setTimeout(resolve, 50))]);
        }
      });
    await Promise.all([renameBoth('a', ['one', 'two']), renameBoth('b', ['two', 'one'])]);
    const names = await db.selectFrom('workshops').select('name').execute();
    expect(names.map(({ name }) => [...name].toSorted().join(''))).toEqual(['ab', 'ab']);
    await db.destroy();
  });

  test('another failure is not tried again', async () => {
    const db = await openDatabase(await fresh());
    let tries = 0;
    const failing = retriedTransaction(db, async () => {
      tries += 1;
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(tries).toBe(1);
    await db.destroy();
  });
});

test('one that is given up again and again is answered as something to be tried again', async () => {
  const answer = await new Hono().get('/', (c) => answerTrouble(c, 'given up')).request('/');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await answer.json()).toMatchObject({ code: 'try_again' });
});
