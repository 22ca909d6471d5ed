import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { noDatabase } from '../../http/answer-trouble.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';

const Health = z.object({ status: z.literal('ok'), version: z.string() });

const route = createRoute({
  method: 'get',
  path: '/api/health',
  summary: 'Whether the studio answers and reaches its database, and which version of it',
  responses: {
    200: { description: 'It does', content: { 'application/json': { schema: Health } } },
    503: problemAnswer('It does not reach its database'),
  },
});

export function healthRoutes({ db, reportBug }: Pick<StudioServices, 'db' | 'reportBug'>, version: string) {
  return new OpenAPIHono<StudioBindings>().openapi(route, async (c) => {
    c.header('cache-control', 'no-store');
    try {
      await db.selectFrom('signingKeys').select('kid').limit(1).execute();
      return c.json({ status: 'ok' as const, version }, 200);
    } catch (error) {
      reportBug(error as Error);
      return c.json(problemBody(noDatabase), 503);
    }
  });
}
