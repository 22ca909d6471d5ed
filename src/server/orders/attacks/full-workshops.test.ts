import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#shared/time-units.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { type AnsweredOrder, orderDesk } from '../../testing/order-desk.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { type Answered, peopleOf, type Person } from '../../testing/workshop-people.ts';
import { MOST_LINES_OF_OTHERS, MOST_PAYMENTS } from '../order-problems.ts';

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let desk: ReturnType<typeof orderDesk>;
  let [ann, seller]: Person[] = [];
  let shop: string;
  const owner = () => ann as Person;
  const vandal = () => seller as Person;

  beforeAll(async () => {
    studio = await openTestStudio(await fresh(), { env: { MEGABYTES_PER_WORKSHOP: '1' } });
    people = peopleOf(studio);
    desk = orderDesk(people, () => shop);
    ann = await people.person('ann');
    seller = await people.person('seller');
  });
  afterAll(() => studio.close());
  beforeEach(async () => {
    shop = await people.furtherWorkshop(owner());
    await people.join(vandal(), shop, 'seller');
    studio.pass(HOUR_MS);
    for (const one of [owner(), vandal()]) Object.assign(one, { headers: await studio.signIn(one.email) });
  });

  const keptBytes = async () => {
    const rows = studio.services.db.selectFrom('workshops').select('keptBytes').where('id', '=', shop);
    return (await rows.executeTakeFirstOrThrow()).keptBytes;
  };
  const remove = (who: Person, { id, etag }: Pick<AnsweredOrder, 'id' | 'etag'>) =>
    people.send(who, 'DELETE', desk.at(`/orders/${id}`), undefined, { 'if-match': etag });
  const pay = (who: Person, order: AnsweredOrder, amount: number) =>
    desk.change(who, order, 'POST', '/payments', { amount, day: '2026-11-24' });
  const codeOf = ({ status, body }: Answered) => [status, body['code']];
  /** As many cells as an order may have, of which nobody needs one. */
  const stuffed = () => {
    const { lines } = desk.estimate;
    const empty = { kind: 'stone' as const, label: 'x y'.repeat(50), quantity: 0, unit: 'piece', rate: 0, amount: 0 };
    return { ...desk.estimate, lines: [lines[0], ...Array(240).fill(empty), ...lines.slice(1)] };
  };

  describe('a workshop that a seller has filled', () => {
    /** Orders and notes until nothing more is taken. */
    async function filled(): Promise<readonly AnsweredOrder[]> {
      const designed = await desk.design(vandal());
      const orders: AnsweredOrder[] = [];
      for (const estimate of [stuffed(), desk.estimate])
        for (;;) {
          const placed = await desk.place(vandal(), { ...designed, estimate, details: desk.details });
          if (placed.status !== 201) break;
          orders.push(desk.orderOf(placed));
        }
      let last = orders.at(-1) as AnsweredOrder;
      for (;;) {
        const to = last.stage === 'on_hold' ? 'enquiry' : 'on_hold';
        const moved = await desk.go(vandal(), last, to, 'ह'.repeat(500));
        if (moved.status !== 200) break;
        last = desk.orderOf(moved);
      }
      return [...orders.slice(0, -1), last];
    }
    const save = () => {
      const revision = desk.state();
      return people.send(owner(), 'POST', desk.at('/designs'), { revision }, { 'idempotency-key': randomUUID() });
    };

    test('is emptied by its owner, order by order: all of their room is free again', async () => {
      const orders = await filled();
      expect((await save()).body['code']).toBe('designs_full');
      for (const order of orders) expect((await remove(owner(), order)).status).toBe(204);
      expect((await save()).status).toBe(201);
      const { designs } = (await people.send(owner(), 'GET', desk.at('/designs'))).body as {
        readonly designs: readonly { readonly id: string }[];
      };
      for (const { id } of designs) await people.send(owner(), 'DELETE', desk.at(`/designs/${id}`));
      await people.send(owner(), 'DELETE', desk.at('/bin'));
      expect(await keptBytes()).toBe(0);
    });

    test('also of what was approved and paid by nobody: it is cancelled and given back where nothing else is taken', async () => {
      let order = await desk.gone(vandal(), await desk.placed(vandal()), 'quoted', 'approved');
      for (let paid = 0; paid < MOST_PAYMENTS; paid += 1)
        order = desk.orderOf(await pay(vandal(), order, paid % 2 === 0 ? 0.01 : 0.02));
      await filled();
      expect(codeOf(await pay(owner(), order, 5))).toEqual([409, 'order_full']);
      expect(codeOf(await desk.go(owner(), order, 'cad'))).toEqual([409, 'designs_full']);
      expect(codeOf(await remove(owner(), order))).toEqual([409, 'order_under_way']);
      order = await desk.gone(owner(), order, 'cancelled');
      expect([order.canBeDeleted, codeOf(await remove(owner(), order))]).toEqual([false, [409, 'order_holds_money']]);
      const back = await pay(owner(), order, -0.75);
      order = desk.orderOf(back);
      expect([back.status, order.canBeDeleted, (await remove(owner(), order)).status]).toEqual([200, true, 204]);
      expect((await desk.read(owner(), order.id)).status).toBe(404);
    });
  });

  test('an order is deleted by an owner, with a fresh sign-in, as it was seen; its number is given to no other', async () => {
    const order = await desk.placed(owner());
    expect([order.canBeDeleted, desk.orderOf(await desk.read(vandal(), order.id)).canBeDeleted]).toEqual([true, false]);
    expect(codeOf(await remove(vandal(), order))).toEqual([403, 'role_without_right']);
    expect(codeOf(await remove(owner(), { ...order, etag: '"7"' }))).toEqual([412, 'order_changed']);
    expect(codeOf(await people.send(owner(), 'DELETE', desk.at(`/orders/${order.id}`)))).toEqual([
      428,
      'precondition_required',
    ]);
    studio.pass(11 * MINUTE_MS);
    expect(codeOf(await remove(owner(), order))).toEqual([403, 'old_sign_in']);
    Object.assign(owner(), { headers: await studio.signIn(owner().email) });
    const before = shop;
    shop = await people.furtherWorkshop(owner());
    expect((await remove(owner(), order)).status).toBe(404);
    shop = before;
    expect((await remove(owner(), order)).status).toBe(204);
    const { db } = studio.services;
    expect(await db.selectFrom('orderLog').select('note').where('orderId', '=', order.id).execute()).toEqual([]);
    expect((await desk.placed(owner())).number).toBe(order.number + 1);
  });

  test('who moves an order to and fro leaves its owner the rest of its log, and the way out of it', async () => {
    let order = await desk.placed(vandal());
    const { db } = studio.services;
    await db.updateTable('shopOrders').set({ logCount: MOST_LINES_OF_OTHERS }).where('id', '=', order.id).execute();
    expect(codeOf(await desk.go(vandal(), order, 'quoted'))).toEqual([409, 'order_full']);
    order = await desk.gone(owner(), order, 'quoted');
    expect((await desk.go(vandal(), order, 'cancelled')).status).toBe(200);
  });
});
