import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { HONEYPOT_FIELD } from '#shared/forms/common-fields.ts';
import { enquiryRules } from '#shared/forms/share-rules.ts';
import { HOUR_MS } from '#shared/time-units.ts';
import { keepEnquiry } from '../../enquiries/keep-enquiry.ts';
import { formShape } from '../../http/form-schema.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import type { Limit } from '../../limits/count-attempts.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { letterPartsOf } from '../letter-parts.ts';

/** A family at one table asks less in an hour. */
const enquiriesFrom: Limit = { name: 'enquiries-from', most: 30, windowMs: HOUR_MS };

const Asked = z.object({
  ...formShape(enquiryRules),
  share: z.string().max(100).openapi({ description: 'The token of a link: what follows `/s/`' }),
  [HONEYPOT_FIELD]: z.string().default(''),
});
const Answer = z.object({ message: z.string() });

const ask = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: '/api/enquiries',
    summary: 'Asks a shop about a piece of which one holds a link; nobody has to be signed in',
    middleware: [limitRequests(services, enquiriesFrom), smallBody(['application/json'])] as const,
    request: { body: { content: { 'application/json': { schema: Asked } }, required: true } },
    responses: {
      202: { description: 'The shop has it', content: { 'application/json': { schema: Answer } } },
      400: problemAnswer('A field is missing or can’t be read'),
      404: problemAnswer('The link opens nothing'),
      413: problemAnswer('More than a question is'),
      415: problemAnswer('No JSON'),
      429: problemAnswer('Too often from this address, or the shop takes no more today'),
    },
  });
/** Where clients ask: whoever holds a link of a shop, and later its kiosk. The page of a link has a form for the same. */
export function askRoutes(services: StudioServices) {
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput }).openapi(ask(services), async (c) => {
    const { share, [HONEYPOT_FIELD]: trap, ...asked } = c.req.valid('json');
    if (trap === '') {
      const kept = await keepEnquiry(letterPartsOf(services), share, asked);
      if (!kept.ok) return c.json(problemBody(kept.problem), kept.problem.code === 'not_found' ? 404 : 429);
    }
    return c.json({ message: 'The shop has your question, and answers you itself.' }, 202);
  });
}
