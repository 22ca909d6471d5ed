import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { counterSchema } from '#spec/workshop/counter.ts';
import { etagOf, IfMatch, preconditionRequired, versionOf } from '../../http/etag.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { answerWorkshopRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { counterOf, enterCounter } from '../../workshops/counter.ts';
import { WorkshopPath } from '../workshop-path.ts';

const PATH = '/api/workshops/{workshopId}/counter';
const Entered = z.object({
  counter: counterSchema.optional().openapi({ description: 'Missing where nothing was entered yet' }),
  etag: z.string(),
});

const read = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: PATH,
    summary: 'What a workshop charges: the rates of its metals, its making, setting and tax',
    ...inWorkshop(services, 'counter.read'),
    request: { params: WorkshopPath },
    responses: {
      200: { description: 'With its ETag', content: { 'application/json': { schema: Entered } } },
      ...WORKSHOP_REFUSALS,
      409: problemAnswer('A newer studio has written it'),
    },
  });
const enter = (services: StudioServices) =>
  createRoute({
    method: 'put',
    path: PATH,
    summary: 'Enters what a workshop charges, in the place of what was entered before',
    ...inWorkshop(services, 'counter.write', smallBody(['application/json'])),
    request: {
      params: WorkshopPath,
      headers: IfMatch,
      body: { content: { 'application/json': { schema: counterSchema } }, required: true },
    },
    responses: {
      200: { description: 'As it is now', content: { 'application/json': { schema: Entered } } },
      400: problemAnswer('It can’t be read'),
      ...WORKSHOP_REFUSALS,
      409: problemAnswer('It does not fit the state of the workshop'),
      412: problemAnswer('Somebody has changed it since: nothing was written'),
      413: problemAnswer('More than a shop charges for'),
      415: problemAnswer('No JSON'),
      428: problemAnswer('If-Match is missing'),
      429: problemAnswer('The workshop has changed it too often in an hour'),
    },
  });

/** What a workshop charges. */
export function counterRoutes(services: StudioServices) {
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(read(services), async (c) => {
      const found = await counterOf(services.db, c.var.membership.workshopId);
      if (!found.ok) return answerWorkshopRefusal(c, found.problem);
      const { counter, version } = found.value;
      const etag = etagOf(version);
      c.header('etag', etag);
      return c.json({ etag, ...(counter === undefined ? {} : { counter }) }, 200);
    })
    .openapi(enter(services), async (c) => {
      const version = versionOf(c.req.valid('header')['if-match']);
      if (version === undefined) return c.json(problemBody(preconditionRequired), 428);
      const counter = c.req.valid('json');
      const entered = await enterCounter(services, c.var.membership, counter, version);
      if (entered.ok) {
        const etag = etagOf(entered.value);
        c.header('etag', etag);
        return c.json({ counter, etag }, 200);
      }
      const { problem } = entered;
      if (problem.code === 'counter_changed') return c.json(problemBody(problem), 412);
      if (problem.code === 'too_many_requests') return c.json(problemBody(problem), 429);
      return answerWorkshopRefusal(c, problem);
    });
}
