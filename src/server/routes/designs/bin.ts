import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { emptyBin } from '../../designs/bin.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { answerActorRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { WorkshopPath } from '../workshop-path.ts';

const empty = (services: StudioServices) =>
  createRoute({
    method: 'delete',
    path: '/api/workshops/{workshopId}/bin',
    summary: 'Deletes for good what lies in the bin of a workshop, so that its room is free again',
    ...inWorkshop(services, 'bin.empty'),
    request: { params: WorkshopPath },
    responses: { 204: { description: 'It is empty' }, ...WORKSHOP_REFUSALS },
  });

/** The bin of a workshop. A design is laid into it, and taken out, by itself (design.ts). */
export function binRoutes(services: StudioServices) {
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput }).openapi(empty(services), async (c) => {
    const emptied = await emptyBin(services, c.var.membership);
    return emptied.ok ? c.body(null, 204) : answerActorRefusal(c, emptied.problem);
  });
}
