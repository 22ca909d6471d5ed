import { isUtf8 } from 'node:buffer';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '#shared/result.ts';
import type { StudioBindings } from '../studio-env.ts';
import { answerProblem } from './problem-answers.ts';

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

type Refuse = (c: Context, status: ContentfulStatusCode, problem: Problem) => Response;

/**
 * Lets a body in that is small, of one of the types, and valid UTF-8. It does not parse: the route's schema does, once.
 * @param types e.g. `application/json`
 */
export const smallBody = (types: readonly string[], refuse: Refuse = answerProblem) => {
  const limit = bodyLimit({ maxSize: MOST_BYTES, onError: (c) => refuse(c, 413, tooLarge) });
  return createMiddleware<StudioBindings>(async (c, next) => {
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (!types.includes(type)) return refuse(c, 415, wrongType);
    const tooLong = await limit(c, async () => undefined);
    if (tooLong !== undefined) return tooLong;
    return isUtf8(await c.req.arrayBuffer()) ? next() : refuse(c, 400, unreadableBody);
  });
};
