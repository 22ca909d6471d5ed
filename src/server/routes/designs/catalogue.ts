import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { createDesign } from '../../designs/create-design.ts';
import { type DesignFilter, findDesigns } from '../../designs/find-designs.ts';
import { etagOf } from '../../http/etag.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { nextOf, pageQuery } from '../../http/page-of-rows.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { WorkshopPath } from '../workshop-path.ts';
import {
  AlloyName,
  Brief,
  Currency,
  DesignOut,
  GemName,
  Kind,
  MetalName,
  RevisionFields,
  Tags,
} from './design-schemas.ts';
import { presentedDesign } from './present.ts';
import { readSpec } from './read-spec.ts';

const price = z.coerce.number('A price is a number.').int().min(0).max(100_000_000_000);
const Query = pageQuery
  .extend({
    kind: Kind.optional(),
    metal: MetalName.optional(),
    alloy: AlloyName.optional(),
    gem: GemName.optional().openapi({ description: 'Of the main stone' }),
    tag: z.string().max(40).optional(),
    text: z.string().max(200).optional().openapi({ description: 'Beginnings of words, all of which are found' }),
    currency: Currency.optional(),
    priceFrom: price.optional().openapi({ description: 'In hundredths, with its currency' }),
    priceTo: price.optional(),
  })
  .refine(({ currency, priceFrom, priceTo }) => currency !== undefined || (priceFrom ?? priceTo) === undefined, {
    message: 'A price has a currency.',
    path: ['currency'],
  });
const Created = z.object({ revision: z.object(RevisionFields), brief: Brief.default(''), tags: Tags.default([]) });
const Key = z.object({
  'idempotency-key': z
    .string('Send an Idempotency-Key with what you create.')
    .regex(/^[\x21-\x7E]{8,100}$/, 'An Idempotency-Key has 8 to 100 letters, digits or marks.'),
});

const list = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: '/api/workshops/{workshopId}/designs',
    summary: 'A page of the designs of a workshop, by the time of their last change',
    ...inWorkshop(services, 'designs.read'),
    request: { params: WorkshopPath, query: Query },
    responses: {
      200: {
        description: '`next` asks for the page after it',
        content: {
          'application/json': { schema: z.object({ designs: z.array(DesignOut), next: z.string().optional() }) },
        },
      },
      400: problemAnswer('The page can’t be asked for like this'),
      ...WORKSHOP_REFUSALS,
    },
  });
const create = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: '/api/workshops/{workshopId}/designs',
    summary: 'Keeps a new design; sent again with its Idempotency-Key it is the same one',
    ...inWorkshop(services, 'designs.write', smallBody(['application/json'])),
    request: {
      params: WorkshopPath,
      headers: Key,
      body: { content: { 'application/json': { schema: Created } }, required: true },
    },
    responses: {
      201: { description: 'It is kept', content: { 'application/json': { schema: DesignOut } } },
      400: problemAnswer('The spec or something beside it can’t be read'),
      ...WORKSHOP_REFUSALS,
      413: problemAnswer('More than a design is'),
      415: problemAnswer('No JSON'),
      422: problemAnswer('Something else was created under this key'),
      429: problemAnswer('The workshop has saved too much in an hour'),
    },
  });

function filterOf({ currency, priceFrom = 0, priceTo, ...query }: z.infer<typeof Query>): DesignFilter {
  const price =
    currency === undefined
      ? undefined
      : { currency, fromHundredths: priceFrom, toHundredths: priceTo ?? Number.MAX_SAFE_INTEGER };
  return { ...query, price };
}

/** The designs of a workshop: found, and created. */
export function catalogueRoutes(services: StudioServices) {
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(list(services), async (c) => {
      const query = c.req.valid('query');
      const designs = await findDesigns(services.db, c.var.membership.workshopId, filterOf(query), query);
      const next = nextOf(
        designs.map(({ changedAtMs, id }) => ({ atMs: changedAtMs, id })),
        query,
      );
      return c.json({ designs: designs.map(presentedDesign), ...(next === undefined ? {} : { next }) }, 200);
    })
    .openapi(create(services), async (c) => {
      const { revision, brief, tags } = c.req.valid('json');
      const spec = readSpec(revision.spec, 'revision.spec');
      if (!spec.ok) return c.json(problemBody(spec.problem), 400);
      const key = c.req.valid('header')['idempotency-key'];
      const wanted = {
        revision: { ...revision, spec: spec.value, madeAtMs: Date.parse(revision.madeAt) },
        brief,
        tags,
      };
      const created = await createDesign(services, c.var.membership, key, wanted);
      if (!created.ok) {
        const body = problemBody(created.problem);
        return created.problem.code === 'too_many_requests' ? c.json(body, 429) : c.json(body, 422);
      }
      c.header('etag', etagOf(created.value.version));
      c.header('location', `${c.req.path}/${created.value.id}`);
      return c.json(presentedDesign(created.value), 201);
    });
}
