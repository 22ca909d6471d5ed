import { z } from '@hono/zod-openapi';
import type { DesignSpec } from '#spec/design-spec.ts';
import { moneySchema, paidSchema } from '#spec/workshop/money.ts';
import { oldGoldSchema } from '#spec/workshop/order-balance.ts';
import { orderEstimateSchema } from '#spec/workshop/order-estimate.ts';
import { orderStages } from '../../db/order-tables.ts';
import { fieldSchema } from '../../http/form-schema.ts';
import type { EnteredHallmark, OrderDetails, Payment } from '../../orders/shop-order.ts';
import { AlloyName, GemName, Kind } from '../designs/design-schemas.ts';
import { WorkshopPath } from '../workshop-path.ts';

export const ORDERS = '/api/workshops/{workshopId}/orders';
export const OrderPath = WorkshopPath.extend({ orderId: z.string() });

export const Stage = z.enum(orderStages);
const Day = z.iso.date('A day is written like 2026-12-24.');
const DayOrNone = z.union([Day, z.literal('')]).default('');

/** A text that somebody writes; empty where it is left out. */
const text = (most: number) => fieldSchema({ most }).default('');
const lines = (most: number) => fieldSchema({ multiline: true, most }).default('');
export const Note = lines(500);

const Client = z.strictObject({
  name: fieldSchema({ required: true, most: 120 }),
  contact: text(200),
  sizes: text(200),
  notes: lines(1000),
  hasConsented: z.boolean().default(false),
});

/** What is agreed with the client. */
export const Details = z.strictObject({
  client: Client,
  engraving: text(200),
  workNote: lines(500),
  deadline: DayOrNone,
  ratePolicy: z.enum(['locked', 'open', 'booked']).default('locked'),
  bookedGrams: z.number().min(0).max(100_000).default(0),
  depositAsked: moneySchema.default(0),
  oldGold: oldGoldSchema.optional(),
}) satisfies z.ZodType<OrderDetails>;

const Id = z.uuid('This id names nothing.').toLowerCase();
export const OrderedRevisionIn = z.strictObject({ revisionId: Id, estimate: orderEstimateSchema });

export const Placed = z.strictObject({
  ...OrderedRevisionIn.shape,
  designId: Id,
  details: Details,
});

const grams = z.number('Enter the weight in grams.').positive('A piece weighs something.').max(100_000);
export const Weight = z.strictObject({ netMetalGrams: grams, ratePerGram: moneySchema.positive().optional() });
export const Hallmark = z.strictObject({
  assayOffice: text(80),
  number: text(60),
  fineness: fieldSchema({ required: true, most: 20 }),
  day: DayOrNone,
}) satisfies z.ZodType<EnteredHallmark>;
export const PaymentIn = z.strictObject({
  amount: paidSchema,
  day: Day,
  note: text(80),
}) satisfies z.ZodType<Payment>;

const Line = orderEstimateSchema.shape.lines.unwrap().element;

/** What is made, for everybody in the workshop. */
const WorkOut = z.object({
  engraving: z.string(),
  workNote: z.string(),
  deadline: z.string(),
  netMetalGrams: z.number().openapi({ description: 'Weighed, or else as estimated' }),
  totalCarats: z.number(),
  isWeighed: z.boolean(),
  asksRate: z.boolean().openapi({ description: 'It is weighed with the rate of that day' }),
  hallmark: Hallmark.optional(),
});

/** The client and the money, for who sells. */
const CounterSideOut = z.object({
  details: Details,
  estimate: orderEstimateSchema,
  weighed: z.object({ netMetalGrams: z.number() }).optional(),
  bill: z.object({ lines: z.array(Line), amount: z.number() }),
  oldGoldCredit: z.object({ fineGrams: z.number(), amount: z.number() }).optional(),
  payments: z.array(PaymentIn),
  balance: z.number().openapi({ description: 'What is still to be paid; below zero it is owed to the client' }),
});

/** An order as a list shows it. */
export const OrderEntryOut = z.object({
  id: z.uuid(),
  number: z.number().int(),
  designId: z.uuid(),
  revisionId: z.uuid(),
  title: z.string(),
  kind: Kind,
  alloy: AlloyName,
  mainGem: GemName.optional(),
  stage: Stage,
  heldFrom: Stage.optional(),
  deadline: z.string(),
  netMetalGrams: z.number(),
  clientName: z.string().optional().openapi({ description: 'For who sells' }),
  price: z.object({ amount: z.number(), currency: z.string() }).optional().openapi({ description: 'For who sells' }),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});

export const OrderOut = OrderEntryOut.extend({
  spec: z.custom<DesignSpec>().openapi({ type: 'object', description: 'As it was ordered: upgrade it' }),
  work: WorkOut,
  counterSide: CounterSideOut.optional(),
  isFrozen: z.boolean().openapi({ description: 'The client has approved: the piece changes no more' }),
  next: z.array(Stage).openapi({ description: 'The steps that the caller may let it take' }),
  canBeDeleted: z.boolean().openapi({ description: 'By the caller' }),
  etag: z.string().openapi({ description: 'Send it as If-Match with a change' }),
});

export const LogLineOut = z.object({
  position: z.number().int(),
  kind: z.enum(['placed', 'moved', 'changed', 'weighed', 'hallmarked', 'paid']),
  from: Stage,
  to: Stage,
  note: z.string(),
  accountId: z.string(),
  at: z.iso.datetime(),
});
