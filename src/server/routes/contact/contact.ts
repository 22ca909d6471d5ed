import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { HONEYPOT_FIELD, MOST_CHARACTERS, type Received } from '#shared/public-calls.ts';
import type { FrontDesk } from '../../front-desk.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { problemAnswer } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { emailAddress, manyLines, oneLine, required } from '../../http/typed-text.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { visitorLimits } from '../../visitor-limits.ts';
import { keepMessage } from './keep-message.ts';

const Message = z.object({
  name: required(oneLine(MOST_CHARACTERS.name, 'name'), 'name'),
  email: emailAddress,
  subject: oneLine(MOST_CHARACTERS.subject, 'subject').default(''),
  message: required(manyLines(MOST_CHARACTERS.message, 'message'), 'message'),
  submission_id: z.string().max(64, 'The number of the form is too long.').optional(),
  [HONEYPOT_FIELD]: z.string().default(''),
});
export type ContactBody = z.infer<typeof Message>;

const Answer = z.object({ message: z.string() });

const route = (desk: FrontDesk) =>
  createRoute({
    method: 'post',
    path: '/api/contact',
    summary: 'Writes to whoever runs the studio',
    middleware: [limitRequests(desk, visitorLimits.contactFromAddress), smallBody(['application/json'])] as const,
    request: { body: { content: { 'application/json': { schema: Message } }, required: true } },
    responses: {
      202: { description: 'The message is kept and sent on', content: { 'application/json': { schema: Answer } } },
      400: problemAnswer('A field is missing or can’t be read'),
      413: problemAnswer('More than a form is'),
      415: problemAnswer('No JSON'),
      429: problemAnswer('Too often from this address'),
    },
  });

const received: Received = { message: 'Thank you. Your message has arrived, and we answer by e-mail.' };

export function contactRoutes(desk: FrontDesk) {
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput }).openapi(route(desk), async (c) => {
    const form = c.req.valid('json');
    if (form[HONEYPOT_FIELD] === '') await keepMessage(desk, form);
    return c.json(received, 202);
  });
}
