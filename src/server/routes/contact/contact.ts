import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { HONEYPOT_FIELD } from '#shared/forms/common-fields.ts';
import { HOUR_MS } from '#shared/time-units.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { problemAnswer } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import type { Limit } from '../../limits/count-attempts.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { ContactBody } from './contact-body.ts';
import { keepMessage } from './keep-message.ts';

/** Visitors of a trade fair behind one address never reach it; a flood does within a second. */
export const contactLimit: Limit = { name: 'contact-from', most: 30, windowMs: HOUR_MS };

const Answer = z.object({ message: z.string() });

const route = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: '/api/contact',
    summary: 'Writes to whoever runs the studio',
    middleware: [limitRequests(services, contactLimit), smallBody(['application/json'])] as const,
    request: { body: { content: { 'application/json': { schema: ContactBody } }, required: true } },
    responses: {
      202: { description: 'The message is kept and sent on', content: { 'application/json': { schema: Answer } } },
      400: problemAnswer('A field is missing or can’t be read'),
      413: problemAnswer('More than a form is'),
      415: problemAnswer('No JSON'),
      429: problemAnswer('Too often from this address'),
    },
  });

/** A studio that sends no e-mail promises none. */
const received = ({ settings }: StudioServices): z.infer<typeof Answer> => ({
  message:
    settings.smtp === undefined
      ? 'Message sent. The studio’s owner will read it.'
      : 'Message sent. We’ll reply by email.',
});

export function contactRoutes(services: StudioServices) {
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput }).openapi(route(services), async (c) => {
    const form = c.req.valid('json');
    if (form[HONEYPOT_FIELD] === '') await keepMessage(services, form);
    return c.json(received(services), 202);
  });
}
