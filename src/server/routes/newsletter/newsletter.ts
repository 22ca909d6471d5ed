import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { HONEYPOT_FIELD } from '#shared/forms/common-fields.ts';
import { newsletterRules } from '#shared/forms/newsletter-rules.ts';
import { ok } from '#shared/result.ts';
import type { StudioServices } from '../../services.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { formShape } from '../../http/form-schema.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { noLetters } from '../no-letters.ts';
import { newsletterLimits } from './newsletter-limits.ts';
import { newsletterPages } from './newsletter-pages.ts';
import { askToConfirm } from './subscribe.ts';

const Subscription = z.object({ ...formShape(newsletterRules), [HONEYPOT_FIELD]: z.string().default('') });
const Answer = z.object({ message: z.string() });

const route = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: '/api/newsletter',
    summary: 'Asks for the newsletter; a letter asks the reader of the address to confirm it',
    middleware: [
      limitRequests(services, newsletterLimits.subscriptionsFromAddress),
      smallBody(['application/json']),
    ] as const,
    request: { body: { content: { 'application/json': { schema: Subscription } }, required: true } },
    responses: {
      202: {
        description: 'Whether the address is known or not',
        content: { 'application/json': { schema: Answer } },
      },
      400: problemAnswer('The address can’t be read'),
      413: problemAnswer('More than a form is'),
      415: problemAnswer('No JSON'),
      429: problemAnswer('Too often from this address, or no more letters today: nothing was kept'),
      503: problemAnswer('This studio has no way to send e-mails'),
    },
  });

/** The same for a known address and an unknown one. */
const received = ({ settings }: StudioServices): z.infer<typeof Answer> => ({
  message:
    settings.smtp === undefined
      ? 'Almost done. This studio does not send email yet: whoever runs it will confirm your address with you.'
      : 'Almost done: confirm in the email we just sent.',
});

export function newsletterRoutes(services: StudioServices) {
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(route(services), async (c) => {
      const form = c.req.valid('json');
      if (!services.canEmailVisitors) {
        return c.json(problemBody(noLetters), 503);
      }
      const isOfPerson = form[HONEYPOT_FIELD] === '';
      const asked = isOfPerson ? await askToConfirm(services, form.email, c.env.origin) : ok(undefined);
      if (!asked.ok) return c.json(problemBody(asked.problem), 429);
      return c.json(received(services), 202);
    })
    .route('/', newsletterPages(services));
}
