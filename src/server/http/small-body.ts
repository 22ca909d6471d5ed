import { Buffer, isUtf8 } from 'node:buffer';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type DocumentBounds, isWithinBounds } from '#shared/is-within-bounds.ts';
import type { Problem } from '#shared/result.ts';
import type { StudioBindings } from '../studio-env.ts';
import { answerProblem } from './problem-answers.ts';

/**
 * Of one list or record, and in all, in JSON: more than anything has that is sent here. A schema would say of each of twenty
 * thousand values what is wrong with it, for a fifth of a second in which nobody else is answered.
 */
const jsonBounds: DocumentBounds = { members: 1000, values: 20_000 };

/** Even a form whose fields are all at their longest, in the widest characters and with all framing, is smaller. */
const MOST_BYTES = 65_536;

const wrongType: Problem = {
  code: 'wrong_content_type',
  message: 'The studio does not read this kind of content here.',
  remedy: 'Send it as the description under /api/docs says.',
};

const tooLarge: Problem = {
  code: 'body_too_large',
  message: 'This is more than the studio takes.',
  remedy: 'Shorten what you wrote and send it again.',
};

export const unreadableBody: Problem = {
  code: 'unreadable_body',
  message: 'What was sent can’t be read.',
  remedy: 'Send it again; if this stays, reload the page.',
};

type Refuse = (c: Context, status: ContentfulStatusCode, problem: Problem) => Response | Promise<Response>;

/**
 * Lets a body in that is small, of one of the types, and valid UTF-8, and no JSON of thousands of values. What it says is for
 * the route's schema.
 * @param types e.g. `application/json`
 */
export const smallBody = (types: readonly string[], refuse: Refuse = answerProblem) => {
  const limit = bodyLimit({ maxSize: MOST_BYTES, onError: (c) => refuse(c, 413, tooLarge) });
  return createMiddleware<StudioBindings>(async (c, next) => {
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (!types.includes(type)) return refuse(c, 415, wrongType);
    const tooLong = await limit(c, async () => undefined);
    if (tooLong !== undefined) return tooLong;
    const bytes = await c.req.arrayBuffer();
    if (!isUtf8(bytes)) return refuse(c, 400, unreadableBody);
    return type === 'application/json' && isCrowded(bytes) ? refuse(c, 413, tooLarge) : next();
  });
};

/** What is no JSON is told so by who reads it. */
function isCrowded(bytes: ArrayBuffer): boolean {
  try {
    return !isWithinBounds(JSON.parse(Buffer.from(bytes).toString()), jsonBounds);
  } catch {
    return false;
  }
}
