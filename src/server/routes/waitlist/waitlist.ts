import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HONEYPOT_FIELD } from '#shared/forms/common-fields.ts';
import { isBlocked, waitlistRefusals } from '#shared/forms/waitlist-refusals.ts';
import type { Problem } from '#shared/result.ts';
import { HOUR_MS } from '#shared/time-units.ts';
import type { StudioServices } from '../../services.ts';
import type { Validated } from '../../http/invalid-input.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { smallBody, unreadableBody } from '../../http/small-body.ts';
import type { Limit } from '../../limits/count-attempts.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { isHeadless, isTooSoon, wrongKey } from './email-service-rules.ts';
import { keepEntry } from './keep-entry.ts';
import { WaitlistBody } from './waitlist-body.ts';

/** Visitors of a trade fair behind one address never reach it; a flood does within a second. */
export const waitlistLimit: Limit = { name: 'waitlist-from', most: 30, windowMs: HOUR_MS };

/** The path, the fields and the answers are EmailJS's, so that either service can receive the form. */
const PATH = '/api/v1.0/email/send-form';

const textAnswer = (description: string) => ({
  description,
  content: { 'text/plain': { schema: z.string() } },
});

const { headless, blocked, tooOften } = waitlistRefusals;

const refuse = (c: Context, status: ContentfulStatusCode, { message }: Pick<Problem, 'message'>) =>
  c.text(message, status);

const route = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: PATH,
    summary: 'Puts somebody on the waitlist, in the words of EmailJS',
    middleware: [
      limitRequests(services, waitlistLimit, (c, status) => refuse(c, status, tooOften)),
      onlyPeople(services),
      smallBody(['multipart/form-data', 'application/x-www-form-urlencoded'], refuse),
    ] as const,
    request: { body: { content: { 'multipart/form-data': { schema: WaitlistBody } }, required: true } },
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

const onlyPeople = ({ settings: { publicSite } }: StudioServices) =>
  createMiddleware<StudioBindings>(async (c, next) => {
    const isRefused = publicSite.services.waitlist.blockHeadless && isHeadless(c.req.header('user-agent') ?? '');
    return isRefused ? refuse(c, headless.status, headless) : next();
  });

/** The answer is one sentence, so it names the field in it. */
const answerInvalidForm = (result: Validated, c: Context) => {
  if (result.success) return undefined;
  const [issue] = result.error.issues;
  return refuse(
    c,
    400,
    issue === undefined ? unreadableBody : { message: `${issue.path.join('.')}: ${issue.message}` },
  );
};

export function waitlistRoutes(services: StudioServices) {
  const app = new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidForm });
  // A form that can't be parsed is refused as a sentence, too.
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 400) return refuse(c, 400, unreadableBody);
    throw error;
  });
  return app.openapi(route(services), async (c) => {
    const form = c.req.valid('form');
    const { waitlist } = services.settings.publicSite.services;
    const wrong = wrongKey(waitlist, form);
    if (wrong !== undefined) return c.text(wrong, 400);
    if (isBlocked(waitlist, form)) return c.text(blocked.message, blocked.status);
    if (await isTooSoon(services, waitlist, c.env.clientAddress)) return c.text(tooOften.message, tooOften.status);
    if (form[HONEYPOT_FIELD] === '') await keepEntry(services, form);
    return c.text('OK', 200);
  });
}
