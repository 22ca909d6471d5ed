import type { Context } from 'hono';
import type { StudioBindings } from '../../studio-env.ts';

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** The fields of a form; empty if something else was sent. */
export async function readForm(c: Context<StudioBindings>): Promise<URLSearchParams> {
  const isForm = FORM.test(c.req.header('content-type') ?? '');
  return new URLSearchParams(isForm ? await c.req.text() : '');
}
