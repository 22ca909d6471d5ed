import { OpenAPIHono } from '@hono/zod-openapi';
import type { Env, Schema } from 'hono';

/**
 * Routes that not every studio has. Their type stays in the chain, so that the client knows them; where they are missing,
 * their addresses are answered like any that does not exist.
 */
export const routesIf = <E extends Env, S extends Schema, P extends string>(
  isThere: boolean,
  routes: OpenAPIHono<E, S, P>,
): OpenAPIHono<E, S, P> => (isThere ? routes : new OpenAPIHono<E, S, P>());
