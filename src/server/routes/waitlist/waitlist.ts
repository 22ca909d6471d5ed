import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HONEYPOT_FIELD } from '#shared/public-calls.ts';
import type { Problem } from '#shared/result.ts';
import type { FrontDesk } from '../../front-desk.ts';
import type { Validated } from '../../http/invalid-input.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { smallBody } from '../../http/small-body.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { visitorLimits } from '../../visitor-limits.ts';
import { isBlocked, isHeadless, isTooSoon, wrongKey } from './email-service-rules.ts';
import { keepEntry } from './keep-entry.ts';
import { WaitlistBody } from './waitlist-body.ts';

/** The path, the fields and the answers are EmailJS's, so that either can take the form. */
const PATH = '/api/v1.0/email/send-form';

const textAnswer = (description: string) => ({
  description,
  content: { 'text/plain': { schema: WaitlistBody.answer } },
});

const refuse = (c: Context, status: ContentfulStatusCode, { message }: Pick<Problem, 'message'>) =>
  c.text(message, status);

/** EmailJS's own words, which the specification repeats. */
const words = {
  headless: { message: 'Unavailable For Headless Browser' },
  blocked: { message: 'Forbidden' },
  tooMany: { message: 'Too Many Requests' },
};

const route = (desk: FrontDesk) =>
  createRoute({
    method: 'post',
    path: PATH,
    summary: 'Puts somebody on the waitlist, in the words of EmailJS',
    middleware: [
      limitRequests(desk, visitorLimits.waitlistFromAddress, (c, status) => refuse(c, status, words.tooMany)),
      onlyPeople(desk),
      smallBody(['multipart/form-data', 'application/x-www-form-urlencoded'], refuse),
    ] as const,
    request: { body: { content: { 'multipart/form-data': { schema: WaitlistBody.form } }, required: true } },
    responses: {
      200: textAnswer('`OK`: the entry is kept'),
      400: textAnswer('A key is not this studio’s, or a field is missing or can’t be read'),
      403: textAnswer('The watched field is on the list of what is blocked'),
      413: textAnswer('More than a form is'),
      415: textAnswer('No form'),
      429: textAnswer('Too often from this address'),
      451: textAnswer('The browser is driven by a program'),
    },
  });

const onlyPeople = ({ settings }: FrontDesk) =>
  createMiddleware<StudioBindings>(async (c, next) => {
    const isRefused = settings.services.waitlist.blockHeadless && isHeadless(c.req.header('user-agent') ?? '');
    return isRefused ? refuse(c, 451, words.headless) : next();
  });

const answerInvalidForm = (result: Validated, c: Context) =>
  result.success
    ? undefined
    : refuse(c, 400, { message: result.error.issues[0]?.message ?? 'The form can’t be read.' });

export function waitlistRoutes(desk: FrontDesk) {
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidForm }).openapi(route(desk), async (c) => {
    const form = c.req.valid('form');
    const { waitlist } = desk.settings.services;
    const wrong = wrongKey(waitlist, form);
    if (wrong !== undefined) return c.text(wrong, 400);
    if (isBlocked(waitlist, form)) return c.text(words.blocked.message, 403);
    if (await isTooSoon(desk, waitlist, c.env.clientAddress)) return c.text(words.tooMany.message, 429);
    if (form[HONEYPOT_FIELD] === '') await keepEntry(desk, form);
    return c.text('OK', 200);
  });
}
