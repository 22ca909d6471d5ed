import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { pageOf, pageQuery, withOneMore } from '../../http/page-of-rows.ts';
import { problemAnswer } from '../../http/problem-body.ts';
import { billOf } from '../../orders/finish-order.ts';
import { findEveryOrder, type OrderOfStudio } from '../../orders/find-every-order.ts';
import { adminOnly } from '../../policies/admin-only.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { OrderEntryOut, Stage } from '../orders/order-schemas.ts';

const Query = pageQuery.extend({
  stage: z
    .union([Stage, z.literal('open')])
    .optional()
    .openapi({ description: '`open`: neither delivered nor cancelled' }),
});

/**
 * How far an order is and what it comes to. Who ordered it is for its workshop to know, not for who runs the studio; nor is
 * the design handed out here.
 */
const OrderOfStudioOut = OrderEntryOut.pick({
  id: true,
  number: true,
  title: true,
  kind: true,
  alloy: true,
  stage: true,
  heldFrom: true,
  deadline: true,
  changedAt: true,
}).extend({ workshopName: z.string(), price: z.object({ amount: z.number(), currency: z.string() }) });

const route = ({ verifier }: StudioServices) =>
  createRoute({
    method: 'get',
    path: '/api/admin/orders',
    summary: 'A page of the orders of all workshops, by the time of their last change',
    middleware: [...adminOnly(verifier)] as const,
    request: { query: Query },
    responses: {
      200: {
        description: '`next` asks for the page after it',
        content: {
          'application/json': { schema: z.object({ orders: z.array(OrderOfStudioOut), next: z.string().optional() }) },
        },
      },
      400: problemAnswer('The page can’t be asked for like this'),
      401: problemAnswer('The token is missing, or counts no more'),
      403: problemAnswer('The token may not see to the account'),
      404: problemAnswer('The caller does not run the studio'),
    },
  });

/** The orders of all workshops, for administrators. */
export const orderOverview = (services: StudioServices) =>
  new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput }).openapi(route(services), async (c) => {
    const { stage, ...wanted } = c.req.valid('query');
    const found = await findEveryOrder(services.db, stage, withOneMore(wanted));
    const { rows, ...more } = pageOf(found, wanted, ({ order }) => ({ atMs: order.changedAtMs, id: order.id }));
    return c.json({ orders: rows.map(presented), ...more }, 200, { 'cache-control': 'no-store' });
  });

function presented({ order, workshopName }: OrderOfStudio): z.infer<typeof OrderOfStudioOut> {
  const { id, number, title, kind, alloy, stage, heldFrom, deadline, changedAtMs, estimate } = order;
  return {
    id,
    number,
    title,
    kind,
    alloy,
    stage,
    deadline,
    workshopName,
    ...(heldFrom === '' ? {} : { heldFrom }),
    changedAt: new Date(changedAtMs).toISOString(),
    price: { amount: billOf(order).amount, currency: estimate.currency },
  };
}
