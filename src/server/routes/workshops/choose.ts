import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { problemAnswer } from '../../http/problem-body.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { answerWorkshopRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { chooseWorkshop } from '../../workshops/choose-workshop.ts';
import { WorkshopPath } from '../workshop-path.ts';

const choose = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: '/api/workshops/{workshopId}/choose',
    summary: 'The caller works in this workshop from now on: it comes first among theirs',
    ...inWorkshop(services, 'workshop.choose'),
    request: { params: WorkshopPath },
    responses: {
      204: { description: 'It comes first' },
      ...WORKSHOP_REFUSALS,
      409: problemAnswer('It does not fit the state of the workshop'),
    },
  });

/** Where somebody works who is in several workshops. */
export function chooseRoutes(services: StudioServices) {
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput }).openapi(choose(services), async (c) => {
    const chosen = await chooseWorkshop(services, c.var.membership);
    return chosen.ok ? c.body(null, 204) : answerWorkshopRefusal(c, chosen.problem);
  });
}
