import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { StudioBindings } from '../../studio-env.ts';

const Health = z.object({ status: z.literal('ok'), version: z.string() });

const route = createRoute({
  method: 'get',
  path: '/api/health',
  summary: 'Whether the studio answers, and which version of it',
  responses: { 200: { description: 'It answers', content: { 'application/json': { schema: Health } } } },
});

export function healthRoutes(version: string) {
  return new OpenAPIHono<StudioBindings>().openapi(route, (c) => c.json({ status: 'ok' as const, version }, 200));
}
