import type { Context } from 'hono';
import type { StudioBindings } from '../../studio-env.ts';
import type { RequestFacts } from '../identity-context.ts';

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** The fields of a form; none where something else was sent. */
export async function readForm(c: Context<StudioBindings>): Promise<URLSearchParams> {
  const isForm = FORM.test(c.req.header('content-type') ?? '');
  return new URLSearchParams(isForm ? await c.req.text() : '');
}

/** What is known of a request besides. */
export function factsOf(c: Context<StudioBindings>): RequestFacts {
  const userAgent = c.req.header('user-agent');
  return { clientAddress: c.env.clientAddress, ...(userAgent === undefined ? {} : { userAgent }) };
}
