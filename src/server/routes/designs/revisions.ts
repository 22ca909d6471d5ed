import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { findDesign, findRevision, revisionsOf } from '../../designs/read-design.ts';
import { saveRevision } from '../../designs/save-revision.ts';
import { etagOf, IfMatch, versionOf } from '../../http/etag.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { pageOf, pageQuery, withOneMore } from '../../http/page-of-rows.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { limitInvalid } from '../../policies/limit-caller.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { WorkshopPath } from '../workshop-path.ts';
import { answerChangeRefusal, TOO_MANY_WRITES } from './design.ts';
import { DesignOut, RevisionEntryOut, RevisionFields, RevisionOut } from './design-schemas.ts';
import { presentedDesign, presentedEntry, presentedRevision } from './present.ts';
import { invalidDesigns, readSpec } from './read-spec.ts';

const PATH = '/api/workshops/{workshopId}/designs/{designId}/revisions';
const DesignPath = WorkshopPath.extend({ designId: z.string() });
const Saved = z.object({
  design: DesignOut,
  isHead: z.boolean().openapi({ description: 'False where it forks: another one was saved on its parent before' }),
});

const list = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: PATH,
    summary: 'A page of the states of a design, the last saved first',
    ...inWorkshop(services, 'designs.read'),
    request: { params: DesignPath, query: pageQuery },
    responses: {
      200: {
        description: '`next` asks for the page after it',
        content: {
          'application/json': {
            schema: z.object({ revisions: z.array(RevisionEntryOut), next: z.string().optional() }),
          },
        },
      },
      400: problemAnswer('The page can’t be asked for like this'),
      ...WORKSHOP_REFUSALS,
    },
  });
const read = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: `${PATH}/{revisionId}`,
    summary: 'One state of a design',
    ...inWorkshop(services, 'designs.read'),
    request: { params: DesignPath.extend({ revisionId: z.string() }) },
    responses: {
      200: { description: 'With its spec', content: { 'application/json': { schema: RevisionOut } } },
      ...WORKSHOP_REFUSALS,
    },
  });
const save = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: PATH,
    summary: 'Saves a state with its parent; on any but the head it forks, and with If-Match it does not',
    ...inWorkshop(services, 'designs.write', limitInvalid(services, invalidDesigns), smallBody(['application/json'])),
    request: {
      params: DesignPath,
      headers: IfMatch,
      body: {
        content: { 'application/json': { schema: z.object({ ...RevisionFields, parentId: z.uuid().toLowerCase() }) } },
        required: true,
      },
    },
    responses: {
      201: { description: 'It is kept, now or before', content: { 'application/json': { schema: Saved } } },
      400: problemAnswer('The spec or something beside it can’t be read'),
      ...WORKSHOP_REFUSALS,
      ...TOO_MANY_WRITES,
      409: problemAnswer('The parent is unknown, the id is another state’s, or the workshop is full'),
      412: problemAnswer('Somebody has changed the design since: nothing was written'),
      413: problemAnswer('More than a design is'),
      415: problemAnswer('No JSON'),
    },
  });

const noSuchState = {
  code: 'not_found',
  message: 'There is no such state of this design.',
  remedy: 'Load the design again.',
};

/** The states of a design. */
export function revisionRoutes(services: StudioServices) {
  const { db } = services;
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(list(services), async (c) => {
      const [place, query] = [c.req.valid('param'), c.req.valid('query')];
      const design = await findDesign(db, place);
      if (!design.ok) return c.json(problemBody(design.problem), 404);
      const revisions = await revisionsOf(db, design.value.id, withOneMore(query));
      const { rows, ...more } = pageOf(revisions, query, ({ savedAtMs, id }) => ({ atMs: savedAtMs, id }));
      return c.json({ revisions: rows.map(presentedEntry), ...more }, 200);
    })
    .openapi(read(services), async (c) => {
      const { revisionId, ...place } = c.req.valid('param');
      const design = await findDesign(db, place);
      if (!design.ok) return c.json(problemBody(design.problem), 404);
      const revision = await findRevision(db, design.value.id, revisionId);
      return revision === undefined ? c.json(problemBody(noSuchState), 404) : c.json(presentedRevision(revision), 200);
    })
    .openapi(save(services), async (c) => {
      const [place, sent] = [c.req.valid('param'), c.req.valid('json')];
      // Before the spec is read, which costs more.
      const there = await findDesign(db, place);
      if (!there.ok) return answerChangeRefusal(c, there.problem);
      const spec = readSpec(sent.spec, 'spec');
      if (!spec.ok) return c.json(problemBody(spec.problem), 400);
      const version = versionOf(c.req.valid('header')['if-match']);
      const saved = await saveRevision(
        { ...services, designCaps: services.settings.designCaps },
        c.var.membership,
        place.designId,
        { ...sent, madeAtMs: Date.parse(sent.madeAt), spec: spec.value },
        version,
      );
      if (!saved.ok) return answerChangeRefusal(c, saved.problem);
      const { design, isHead } = saved.value;
      c.header('etag', etagOf(design.version));
      return c.json({ design: presentedDesign(design), isHead }, 201);
    });
}
