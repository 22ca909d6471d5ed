import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { problemAnswer } from '../../http/problem-body.ts';
import { adminOnly } from '../../policies/admin-only.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { Stage } from '../orders/order-schemas.ts';
import { countFigures } from './count-figures.ts';

const count = z.number().int();
const OfStage = z.array(z.object({ stage: Stage, count }));

const Figures = z.object({
  people: count.openapi({ description: 'Who works in a workshop' }),
  workshops: count,
  designs: count.openapi({ description: 'Without those in the bin' }),
  waitlist: count,
  messages: count,
  newsletter: count.openapi({ description: 'Subscribers who have confirmed' }),
  standing: OfStage.openapi({ description: 'Orders that stand at each stage now' }),
  reached: OfStage.openapi({ description: 'Orders that have ever come to each stage' }),
  delivered: z
    .array(z.object({ currency: z.string(), amount: z.number() }))
    .openapi({ description: 'What delivered orders were billed at' }),
});

const route = ({ verifier }: StudioServices) =>
  createRoute({
    method: 'get',
    path: '/api/admin/figures',
    summary: 'What the studio has come to, counted in its records',
    middleware: [...adminOnly(verifier)] as const,
    responses: {
      200: { description: 'As of now', content: { 'application/json': { schema: Figures } } },
      401: problemAnswer('The token is missing, or counts no more'),
      403: problemAnswer('The token may not see to the account'),
      404: problemAnswer('The caller does not run the studio'),
    },
  });

/** The figures of the studio, for administrators. */
export const studioFigures = (services: StudioServices) =>
  new OpenAPIHono<StudioBindings>().openapi(route(services), async (c) => {
    const { standing, reached, delivered, ...figures } = await countFigures(services.db);
    const lists = { standing: [...standing], reached: [...reached], delivered: [...delivered] };
    return c.json({ ...figures, ...lists }, 200, { 'cache-control': 'no-store' });
  });
