import type { Database } from '../../db/open-database.ts';
import type { OrderStage } from '../../db/order-tables.ts';
import { roundMoney } from '#shared/money.ts';
import { billOf } from '../../orders/finish-order.ts';
import { findEveryOrder } from '../../orders/find-every-order.ts';
import type { Cursor } from '../../http/page-of-rows.ts';

/** What a studio has come to, counted in its records. */
export interface StudioFigures {
  /** Who works in a workshop, wherever their accounts are kept. */
  readonly people: number;
  readonly workshops: number;
  /** Without those in the bin. */
  readonly designs: number;
  readonly waitlist: number;
  readonly messages: number;
  /** Subscribers who have confirmed. */
  readonly newsletter: number;
  /** Orders that stand at each stage now; a stage without any is left out. */
  readonly standing: readonly { readonly stage: OrderStage; readonly count: number }[];
  /** Orders that have ever come to each stage, as their logs say. */
  readonly reached: readonly { readonly stage: OrderStage; readonly count: number }[];
  /** What delivered orders were billed at, in each currency. */
  readonly delivered: readonly { readonly currency: string; readonly amount: number }[];
}

/** Orders in memory while their bills are added up. */
const ORDERS_AT_ONCE = 500;

/** Counts what a studio has come to. */
export async function countFigures(db: Database): Promise<StudioFigures> {
  const rowsOf = async (table: 'workshops' | 'waitlistEntries' | 'contactMessages') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows,
    );
  const { people } = await db
    .selectFrom('workshopMembers')
    .select(({ fn }) => fn.count('accountId').distinct().as('people'))
    .executeTakeFirstOrThrow();
  const { designs } = await db
    .selectFrom('designs')
    .select(({ fn }) => fn.countAll().as('designs'))
    .where('deletedAtMs', 'is', null)
    .executeTakeFirstOrThrow();
  const { subscribers } = await db
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll().as('subscribers'))
    .where('confirmedAtMs', 'is not', null)
    .executeTakeFirstOrThrow();
  const standing = await db
    .selectFrom('shopOrders')
    .select(({ fn }) => ['stage' as const, fn.countAll().as('orders')])
    .groupBy('stage')
    .execute();
  const reached = await db
    .selectFrom('orderLog')
    .select(({ fn }) => ['toStage as stage' as const, fn.count('orderId').distinct().as('orders')])
    .groupBy('toStage')
    .execute();
  return {
    people: Number(people),
    workshops: await rowsOf('workshops'),
    designs: Number(designs),
    waitlist: await rowsOf('waitlistEntries'),
    messages: await rowsOf('contactMessages'),
    newsletter: Number(subscribers),
    standing: standing.map(({ stage, orders }) => ({ stage, count: Number(orders) })),
    reached: reached.map(({ stage, orders }) => ({ stage, count: Number(orders) })),
    delivered: await deliveredAmounts(db),
  };
}

async function deliveredAmounts(db: Database): Promise<StudioFigures['delivered']> {
  const amounts = new Map<string, number>();
  let after: Cursor | undefined;
  do {
    const page = await findEveryOrder(db, 'delivered', { limit: ORDERS_AT_ONCE, after });
    for (const { order } of page) {
      const { currency } = order.estimate;
      amounts.set(currency, roundMoney((amounts.get(currency) ?? 0) + billOf(order).amount));
    }
    const last = page.at(-1)?.order;
    after = last && page.length === ORDERS_AT_ONCE ? { atMs: last.changedAtMs, id: last.id } : undefined;
  } while (after !== undefined);
  return [...amounts].map(([currency, amount]) => ({ currency, amount }));
}
