import { OpenAPIHono } from '@hono/zod-openapi';
import type { Env, Schema } from 'hono';

/**
 * Routes that only some studios have. Their types stay in the chain, so that the client knows them; where they are
 * absent, their addresses answer 404.
 */
export const routesIf = <E extends Env, S extends Schema, P extends string>(
  isThere: boolean,
  routes: OpenAPIHono<E, S, P>,
): OpenAPIHono<E, S, P> => (isThere ? routes : new OpenAPIHono<E, S, P>());
