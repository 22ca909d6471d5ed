import type { Context } from 'hono';
import type { StudioBindings } from '../../studio-env.ts';
import type { RequestFacts } from '../identity-context.ts';

/** Facts about a request besides its body. */
export function requestFactsOf(c: Context<StudioBindings>): RequestFacts {
  const userAgent = c.req.header('user-agent');
  return { clientAddress: c.env.clientAddress, ...(userAgent === undefined ? {} : { userAgent }) };
}
