import { randomUUID } from 'node:crypto';
import { haloRing } from '#spec/testing/sample-specs.ts';
import { sampleEstimate } from '#spec/testing/sample-estimate.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import type { Answered, peopleOf, Person } from './workshop-people.ts';

const read = parseSpec(haloRing);
if (!read.ok) throw new Error(read.problem.message);
const ring = read.value;

/** An order as tests read it. */
export interface AnsweredOrder {
  readonly id: string;
  readonly number: number;
  readonly designId: string;
  readonly revisionId: string;
  readonly stage: string;
  readonly title: string;
  readonly etag: string;
  readonly next: readonly string[];
  readonly isFrozen: boolean;
  readonly canBeDeleted: boolean;
  readonly work: Readonly<Record<string, unknown>>;
  readonly counterSide?: {
    readonly details: Readonly<Record<string, unknown>>;
    readonly bill: {
      readonly amount: number;
      readonly lines: readonly { readonly quantity: number; readonly rate: number; readonly amount: number }[];
    };
    readonly balance: number;
    readonly estimate: { readonly amount: number };
  };
}

/** What somebody orders at the counter of a workshop, in tests. */
export function orderDesk({ send }: Pick<ReturnType<typeof peopleOf>, 'send'>, shop: () => string) {
  const at = (path = '') => `/api/workshops/${shop()}${path}`;
  const state = (spec: unknown = ring) => ({ id: randomUUID(), spec, origin: 'words', madeAt: '2026-11-24T10:00:00Z' });
  const estimate = sampleEstimate(ring);
  const details = { client: { name: 'Anita Rao' }, deadline: '2026-12-20' };
  const orderOf = ({ body }: Answered) => body as unknown as AnsweredOrder;

  const desk = {
    at,
    state,
    estimate,
    details,
    orderOf,
    /** A design with one state. @returns their ids */
    async design(who: Person): Promise<{ readonly designId: string; readonly revisionId: string }> {
      const revision = state();
      const made = await send(who, 'POST', at('/designs'), { revision }, { 'idempotency-key': randomUUID() });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return { designId: String(made.body['id']), revisionId: revision.id };
    },
    place: (who: Person, body: unknown, key: string = randomUUID()) =>
      send(who, 'POST', at('/orders'), body, { 'idempotency-key': key }),
    /** An order for a new design. */
    async placed(who: Person, more: object = {}): Promise<AnsweredOrder> {
      const answer = await desk.place(who, { ...(await desk.design(who)), estimate, details, ...more });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return orderOf(answer);
    },
    read: (who: Person, id: string) => send(who, 'GET', at(`/orders/${id}`)),
    change: (who: Person, order: Pick<AnsweredOrder, 'id' | 'etag'>, method: string, path: string, body: unknown) =>
      send(who, method, at(`/orders/${order.id}${path}`), body, { 'if-match': order.etag }),
    /** Lets an order take a step. */
    go: (who: Person, order: Pick<AnsweredOrder, 'id' | 'etag'>, to: string, note?: string) =>
      desk.change(who, order, 'POST', '/steps', { to, ...(note === undefined ? {} : { note }) }),
    /** Lets an order take several steps, all of which it may. */
    async gone(who: Person, order: AnsweredOrder, ...steps: readonly string[]): Promise<AnsweredOrder> {
      let now = order;
      for (const to of steps) {
        const answer = await desk.go(who, now, to);
        if (answer.status !== 200) throw new Error(`${to}: ${JSON.stringify(answer.body)}`);
        now = orderOf(answer);
      }
      return now;
    },
  };
  return desk;
}
