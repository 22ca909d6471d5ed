import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { deleteEnquiry, type Enquiry, findEnquiries, markEnquiry } from '../../enquiries/enquiries.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { pageOf, pageQuery, withOneMore } from '../../http/page-of-rows.ts';
import { problemAnswer } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { answerActorRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { WorkshopPath } from '../workshop-path.ts';

const ENQUIRIES = '/api/workshops/{workshopId}/enquiries';
const ONE = `${ENQUIRIES}/{enquiryId}` as const;
const EnquiryPath = WorkshopPath.extend({ enquiryId: z.string() });

const EnquiryOut = z.object({
  id: z.uuid(),
  title: z.string(),
  designId: z.uuid(),
  orderId: z.uuid().optional(),
  revisionId: z.uuid(),
  name: z.string(),
  contact: z.string(),
  message: z.string(),
  receivedAt: z.iso.datetime(),
  answered: z.object({ at: z.iso.datetime(), accountId: z.string() }).optional(),
});

const list = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: ENQUIRIES,
    summary: 'A page of what clients have asked a workshop, the newest first',
    ...inWorkshop(services, 'enquiries.read'),
    request: { params: WorkshopPath, query: pageQuery.extend({ answered: z.enum(['yes', 'no']).optional() }) },
    responses: {
      200: {
        description: '`next` asks for the page after it',
        content: {
          'application/json': { schema: z.object({ enquiries: z.array(EnquiryOut), next: z.string().optional() }) },
        },
      },
      400: problemAnswer('The page can’t be asked for like this'),
      ...WORKSHOP_REFUSALS,
    },
  });
const mark = (services: StudioServices) =>
  createRoute({
    method: 'patch',
    path: ONE,
    summary: 'Marks a question as answered, or as open again',
    ...inWorkshop(services, 'enquiries.write', smallBody(['application/json'])),
    request: {
      params: EnquiryPath,
      body: {
        content: { 'application/json': { schema: z.strictObject({ isAnswered: z.boolean() }) } },
        required: true,
      },
    },
    responses: {
      200: { description: 'As it is now', content: { 'application/json': { schema: EnquiryOut } } },
      400: problemAnswer('It can’t be read'),
      ...WORKSHOP_REFUSALS,
      413: problemAnswer('More than a change is'),
      415: problemAnswer('No JSON'),
    },
  });
const forget = (services: StudioServices) =>
  createRoute({
    method: 'delete',
    path: ONE,
    summary: 'Forgets a question and who asked it',
    ...inWorkshop(services, 'enquiries.write'),
    request: { params: EnquiryPath },
    responses: { 204: { description: 'It is gone' }, ...WORKSHOP_REFUSALS },
  });

const iso = (ms: number): string => new Date(ms).toISOString();

function presentedEnquiry(enquiry: Enquiry): z.infer<typeof EnquiryOut> {
  const { orderId, receivedAtMs, answeredAtMs, answeredBy, ...rest } = enquiry;
  return {
    ...rest,
    ...(orderId === '' ? {} : { orderId }),
    receivedAt: iso(receivedAtMs),
    ...(answeredAtMs === null ? {} : { answered: { at: iso(answeredAtMs), accountId: answeredBy } }),
  };
}

/** What clients have asked a workshop, and what it makes of it. */
export function enquiryRoutes(services: StudioServices) {
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(list(services), async (c) => {
      const { answered, ...page } = c.req.valid('query');
      const { workshopId } = c.var.membership;
      const isAnswered = answered === undefined ? undefined : answered === 'yes';
      const found = await findEnquiries(services.db, workshopId, isAnswered, withOneMore(page));
      const { rows, ...more } = pageOf(found, page, ({ receivedAtMs, id }) => ({ atMs: receivedAtMs, id }));
      return c.json({ enquiries: rows.map(presentedEnquiry), ...more }, 200);
    })
    .openapi(mark(services), async (c) => {
      const { isAnswered } = c.req.valid('json');
      const marked = await markEnquiry(services, c.var.membership, c.req.valid('param').enquiryId, isAnswered);
      return marked.ok ? c.json(presentedEnquiry(marked.value), 200) : answerActorRefusal(c, marked.problem);
    })
    .openapi(forget(services), async (c) => {
      const deleted = await deleteEnquiry(services.db, c.var.membership, c.req.valid('param').enquiryId);
      return deleted.ok ? c.body(null, 204) : answerActorRefusal(c, deleted.problem);
    });
}
