import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Problem } from '#shared/result.ts';
import { deleteDesign, restoreDesign } from '../../designs/bin.ts';
import { changeHead } from '../../designs/change-design.ts';
import { changeListing } from '../../designs/change-listing.ts';
import type { Design } from '../../designs/design.ts';
import type { MadeFrom } from '../../designs/made-from.ts';
import { findDesignWithHead } from '../../designs/read-design.ts';
import { etagOf, IfMatch, preconditionRequired, versionOf } from '../../http/etag.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { answerActorRefusal, answerWorkshopRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { WorkshopPath } from '../workshop-path.ts';
import { DesignOut, EstimateIn, ListingIn, MadeFromOut, RevisionOut } from './design-schemas.ts';
import { presentedDesign, presentedRevision } from './present.ts';

const PATH = '/api/workshops/{workshopId}/designs/{designId}';
const DesignPath = WorkshopPath.extend({ designId: z.string() });
const DESIGN = { 200: { description: 'As it is now', content: { 'application/json': { schema: DesignOut } } } };
/** What any write of a workshop's designs is refused with besides. */
export const TOO_MANY_WRITES = { 429: problemAnswer('The workshop, or the caller, has saved too much in an hour') };
/** What a change is refused with that has to say which version it changes. */
const PRECONDITIONS = {
  409: problemAnswer('This state can’t be read by this studio, or another design has this stock number'),
  412: problemAnswer('Somebody has changed it since: nothing was written'),
  428: problemAnswer('If-Match is missing'),
};

const read = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: PATH,
    summary: 'A design with the state that stands for it',
    ...inWorkshop(services, 'designs.read'),
    request: { params: DesignPath, headers: z.object({ 'if-none-match': z.string().optional() }) },
    responses: {
      200: {
        description: 'With its ETag',
        content: {
          'application/json': { schema: DesignOut.extend({ head: RevisionOut, madeFrom: MadeFromOut.optional() }) },
        },
      },
      304: { description: 'It is as If-None-Match says' },
      ...WORKSHOP_REFUSALS,
    },
  });
const change = (services: StudioServices) =>
  createRoute({
    method: 'patch',
    path: PATH,
    summary: 'Lists a design otherwise in the catalogue, or lets another of its states stand for it',
    ...inWorkshop(services, 'designs.write', smallBody(['application/json'])),
    request: {
      params: DesignPath,
      headers: IfMatch,
      body: {
        content: {
          'application/json': {
            schema: z.union([
              ListingIn,
              z.strictObject({ headId: z.uuid().toLowerCase(), estimate: EstimateIn.optional() }),
            ]),
          },
        },
        required: true,
      },
    },
    responses: {
      ...DESIGN,
      400: problemAnswer('It can’t be read'),
      ...WORKSHOP_REFUSALS,
      ...PRECONDITIONS,
      413: problemAnswer('More than a change is'),
      415: problemAnswer('No JSON'),
      ...TOO_MANY_WRITES,
    },
  });
const remove = (services: StudioServices) =>
  createRoute({
    method: 'delete',
    path: PATH,
    summary: 'Lays a design into the bin, where it can be taken out of for a month',
    ...inWorkshop(services, 'designs.delete'),
    request: { params: DesignPath },
    responses: { 204: { description: 'It lies there' }, ...WORKSHOP_REFUSALS, ...TOO_MANY_WRITES },
  });
const restore = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: `${PATH}/restore`,
    summary: 'Takes a design out of the bin',
    ...inWorkshop(services, 'designs.delete'),
    request: { params: DesignPath },
    responses: {
      ...DESIGN,
      ...WORKSHOP_REFUSALS,
      409: problemAnswer('Another design has got its stock number meanwhile'),
      ...TOO_MANY_WRITES,
    },
  });

/** Answers what a write is refused with that fits any version: the caller may not, it is not there, or too much was written. */
export function answerWriteRefusal(c: Context, problem: Problem) {
  return problem.code === 'too_many_requests' ? c.json(problemBody(problem), 429) : answerActorRefusal(c, problem);
}

/** Answers what a change of a version is refused with. */
export function answerChangeRefusal(c: Context, problem: Problem) {
  if (problem.code === 'too_many_requests') return answerWriteRefusal(c, problem);
  return problem.code === 'design_changed' ? c.json(problemBody(problem), 412) : answerWorkshopRefusal(c, problem);
}

function answerDesign(c: Context, design: Design) {
  c.header('etag', etagOf(design.version));
  return c.json(presentedDesign(design), 200);
}

/** One design. */
export function designRoutes(services: StudioServices) {
  const { db, settings } = services;
  const { designCaps } = settings;
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(read(services), async (c) => {
      const found = await findDesignWithHead(db, c.req.valid('param'));
      if (!found.ok) return answerWorkshopRefusal(c, found.problem);
      const { design, head, madeFrom } = found.value;
      const etag = etagOf(design.version);
      c.header('etag', etag);
      if (c.req.valid('header')['if-none-match'] === etag) return c.body(null, 304);
      const from = madeFrom === undefined ? {} : { madeFrom: madeFrom as MadeFrom };
      return c.json({ ...presentedDesign(design), head: presentedRevision(head), ...from }, 200);
    })
    .openapi(change(services), async (c) => {
      const version = versionOf(c.req.valid('header')['if-match']);
      if (version === undefined) return c.json(problemBody(preconditionRequired), 428);
      const { membership } = c.var;
      const [wanted, { designId }] = [c.req.valid('json'), c.req.valid('param')];
      const changed =
        'headId' in wanted
          ? await changeHead(services, membership, designId, wanted, version)
          : await changeListing({ ...services, designCaps }, membership, designId, wanted, version);
      return changed.ok ? answerDesign(c, changed.value) : answerChangeRefusal(c, changed.problem);
    })
    .openapi(remove(services), async (c) => {
      const removed = await deleteDesign(services, c.var.membership, c.req.valid('param').designId);
      return removed.ok ? c.body(null, 204) : answerWriteRefusal(c, removed.problem);
    })
    .openapi(restore(services), async (c) => {
      const restored = await restoreDesign(services, c.var.membership, c.req.valid('param').designId);
      if (restored.ok) return answerDesign(c, restored.value);
      const { problem } = restored;
      return problem.code === 'sku_taken' ? c.json(problemBody(problem), 409) : answerWriteRefusal(c, problem);
    });
}
