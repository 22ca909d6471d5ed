import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { type SiteConfig } from '#shared/site-config.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';

const Identity = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  endpoint: z.string().optional(),
  identityPoolId: z.string().optional(),
  hostedPages: z.object({ domain: z.string(), providers: z.array(z.string()) }).optional(),
  startsWith: z.enum(['signIn', 'signUp', 'forgotPassword']),
  hidesSignUp: z.boolean(),
  totpIssuer: z.string(),
});

const Endpoint = z.object({ endpoint: z.string() });

const Waitlist = Endpoint.extend({
  serviceId: z.string(),
  templateId: z.string(),
  publicKey: z.string(),
  blockHeadless: z.boolean(),
  blockList: z.object({ list: z.array(z.string()), watchVariable: z.string() }).optional(),
  limitRate: z.object({ throttleMs: z.number() }).optional(),
});

const Config = z.object({
  identity: Identity,
  adminEmails: z.array(z.string()),
  trial: Endpoint,
  waitlist: Waitlist,
  newsletter: Endpoint,
  contact: Endpoint,
  seeVideo: Endpoint,
  mediaHost: z.string(),
});

const route = createRoute({
  method: 'get',
  path: '/config.json',
  summary: 'What the screens have to know of this studio before anybody has signed in',
  responses: { 200: { description: 'Nothing in it is secret', content: { 'application/json': { schema: Config } } } },
});

export function siteConfigRoutes({ siteConfig }: StudioServices) {
  return new OpenAPIHono<StudioBindings>().openapi(route, (c) => {
    c.header('cache-control', 'no-cache');
    return c.json(siteConfig satisfies SiteConfig as z.infer<typeof Config>, 200);
  });
}
