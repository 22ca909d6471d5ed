import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { type SiteConfig, siteConfigSchema } from '#shared/site/site-config.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';

const Config = z.custom<SiteConfig>().openapi(siteConfigSchema.description);

const route = createRoute({
  method: 'get',
  path: '/config.json',
  summary: 'What the screens have to know of this studio before anybody has signed in',
  responses: { 200: { description: 'Nothing in it is secret', content: { 'application/json': { schema: Config } } } },
});

export function siteConfigRoutes({ siteConfig }: Pick<StudioServices, 'siteConfig'>) {
  return new OpenAPIHono<StudioBindings>().openapi(route, (c) => {
    c.header('cache-control', 'no-cache');
    return c.json(siteConfig, 200);
  });
}
