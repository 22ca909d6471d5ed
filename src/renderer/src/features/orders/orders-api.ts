import type { OrderStage } from '#server/db/order-tables.ts';
import type { Result } from '#shared/result.ts';
import { isUuid } from '#shared/uuid.ts';
import { answerOf, type RefusedCall, studio } from '../../api/studio-client.ts';
import type { OrderFilterStage } from '../../studio/orders/stage-words.ts';

const { workshops } = studio.api;
const ordersOf = workshops[':workshopId'].orders;
const oneOf = ordersOf[':orderId'];

/** A refusal, as a query throws it. */
export class OrdersError extends Error {
  readonly problem: RefusedCall;

  constructor(problem: RefusedCall) {
    super(problem.message);
    this.problem = problem;
  }
}

const noSuchOrder: RefusedCall = {
  code: 'not_found',
  message: 'There is no such order.',
  remedy: 'Check the address: it may belong to another workshop.',
  status: 404,
};

function known<T>(answer: Result<T, RefusedCall>): T {
  if (answer.ok) return answer.value;
  throw new OrdersError(answer.problem);
}

/** The workshops of whoever is logged in, first the one that they work in. @throws {OrdersError} */
export const workshopsWithOrders = async () => known(await answerOf(workshops.$get())).workshops;

/** A workshop whose orders somebody sees. */
export type OrdersWorkshop = Awaited<ReturnType<typeof workshopsWithOrders>>[number];

const AT_ONCE = '50';

/** A page of a workshop's orders. @throws {OrdersError} */
export async function ordersAfter(
  workshopId: string,
  { stage, text }: { readonly stage: OrderFilterStage; readonly text: string },
  after: string | undefined,
) {
  const query = {
    limit: AT_ONCE,
    ...(stage === 'all' ? {} : { stage }),
    ...(text === '' ? {} : { text }),
    ...(after === undefined ? {} : { after }),
  };
  return known(await answerOf(ordersOf.$get({ param: { workshopId }, query })));
}

/** An order as a list shows it. */
export type OrderEntry = Awaited<ReturnType<typeof ordersAfter>>['orders'][number];

/** An order with its workshop. */
export interface OpenedOrder {
  readonly order: ShownOrder;
  readonly workshop: OrdersWorkshop;
}

async function readOrder(workshopId: string, orderId: string) {
  const answer = await answerOf(oneOf.$get({ param: { workshopId, orderId }, header: {} }));
  if (!answer.ok) return answer;
  // Without If-None-Match it is never told to be unchanged.
  if (answer.value === undefined || !('etag' in answer.value)) throw new Error('An order without a body');
  return { ok: true, value: answer.value } as const;
}

export type ShownOrder = Extract<Awaited<ReturnType<typeof readOrder>>, { readonly ok: true }>['value'];
/** The client and the money of an order. */
export type CounterSide = NonNullable<ShownOrder['counterSide']>;
/** Another state of the design, with its estimate. */
type OrderedState = {
  readonly revisionId: string;
  readonly estimate: CounterSide['estimate'];
};
export type AgreedDetails = CounterSide['details'];

/**
 * An order of one of the workshops that somebody is in.
 * @param wanted in which it is looked for first; in the others, where it is not there
 * @throws {OrdersError}
 */
export async function openOrder(orderId: string, wanted: string | null): Promise<OpenedOrder> {
  if (!isUuid(orderId)) throw new OrdersError(noSuchOrder);
  const all = await workshopsWithOrders();
  const [first, ...others] = all.toSorted((one, other) => Number(other.id === wanted) - Number(one.id === wanted));
  if (first === undefined) throw new Error('Everybody has a workshop');
  const answer = await readOrder(first.id, orderId);
  if (answer.ok) return { order: answer.value, workshop: first };
  if (answer.problem.status !== 404) throw new OrdersError(answer.problem);
  for (const workshop of others) {
    const found = await readOrder(workshop.id, orderId);
    if (found.ok) return { order: found.value, workshop };
  }
  throw new OrdersError(noSuchOrder);
}

/** The state that stands for a design; null where the workshop has it no more. @throws {OrdersError} */
export async function headOfDesign(workshopId: string, designId: string) {
  const call = { param: { workshopId, designId }, header: {} };
  const answer = await answerOf(workshops[':workshopId'].designs[':designId'].$get(call));
  if (!answer.ok && answer.problem.status === 404) return null;
  const design = known(answer);
  return design !== undefined && 'head' in design ? { id: design.headId, spec: design.head.spec } : null;
}

/** What became of an order, the last first. @throws {OrdersError} */
export const logOfOrder = async (workshopId: string, orderId: string) =>
  known(await answerOf(oneOf.log.$get({ param: { workshopId, orderId }, query: { limit: '200' } }))).lines;

export type LogLine = Awaited<ReturnType<typeof logOfOrder>>[number];

/** Who is in a workshop, by account. @throws {OrdersError} */
export async function peopleIn(workshopId: string): Promise<ReadonlyMap<string, string>> {
  const { members } = known(await answerOf(workshops[':workshopId'].members.$get({ param: { workshopId } })));
  return new Map(members.map(({ accountId, email, isYou }) => [accountId, isYou ? 'You' : (email ?? 'A colleague')]));
}

/** Changes that somebody makes to an order; each is of the version that they have seen. */
export function changesOf({ order, workshop }: OpenedOrder) {
  const to = { param: { workshopId: workshop.id, orderId: order.id }, header: { 'if-match': order.etag } };
  return {
    step: (next: OrderStage, note: string) => answerOf(oneOf.steps.$post({ ...to, json: { to: next, note } })),
    agree: (details: AgreedDetails) => answerOf(oneOf.$patch({ ...to, json: { details } })),
    take: (revision: OrderedState) => answerOf(oneOf.$patch({ ...to, json: revision })),
    weigh: (weight: { readonly netMetalGrams: number; readonly ratePerGram?: number }) =>
      answerOf(oneOf.weight.$put({ ...to, json: weight })),
    strike: (hallmark: NonNullable<ShownOrder['work']['hallmark']>) =>
      answerOf(oneOf.hallmark.$put({ ...to, json: hallmark })),
    pay: (payment: CounterSide['payments'][number]) => answerOf(oneOf.payments.$post({ ...to, json: payment })),
  };
}

export type OrderChanges = ReturnType<typeof changesOf>;
