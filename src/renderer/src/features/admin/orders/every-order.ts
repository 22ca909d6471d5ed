import { exactMoney } from '#shared/money.ts';
import { answerOf, studio, unwrap } from '../../../api/studio-client.ts';
import { type OrderFilterStage, standingInWords } from '../../../studio/orders/stage-words.ts';
import { shortAlloyName } from '../../../studio/pieces/alloy-name.ts';
import type { ListedColumn } from '../rows-table.tsx';

const AT_ONCE = '50';

const readPage = async (query: {
  readonly limit: string;
  readonly stage?: Exclude<OrderFilterStage, 'all'>;
  readonly after?: string;
}) => unwrap(await answerOf(studio.api.admin.orders.$get({ query })));

type ListedOrder = Awaited<ReturnType<typeof readPage>>['orders'][number];

/** A page of the orders of all workshops, as rows. @throws an error with the studio's message and remedy */
export async function everyOrderAfter(stage: OrderFilterStage, after: string | undefined) {
  const query = {
    limit: AT_ONCE,
    ...(stage === 'all' ? {} : { stage }),
    ...(after === undefined ? {} : { after }),
  };
  const { orders, next } = await readPage(query);
  return { rows: orders.map(rowOf), next };
}

const rowOf = (order: ListedOrder) => ({
  id: order.id,
  changedAt: order.changedAt,
  workshop: order.workshopName,
  order: `${order.number}`,
  piece: `${order.title}, ${shortAlloyName(order.alloy)}`,
  stage: standingInWords(order),
  deadline: order.deadline,
  price: exactMoney(order.price.amount, order.price.currency),
});

export const orderColumns: readonly ListedColumn<ReturnType<typeof rowOf>>[] = [
  { name: 'changedAt', label: 'Last change', kind: 'moment' },
  { name: 'workshop', label: 'Workshop' },
  { name: 'order', label: 'Order' },
  { name: 'piece', label: 'Piece' },
  { name: 'stage', label: 'Stage' },
  { name: 'deadline', label: 'Ready by' },
  { name: 'price', label: 'Price', kind: 'amount' },
];
