import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Problem } from '#shared/result.ts';
import { MINUTE_MS } from '#shared/time-units.ts';
import { createDesign } from '../../designs/create-design.ts';
import { type DesignFilter, findDesigns } from '../../designs/find-designs.ts';
import { etagOf } from '../../http/etag.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { limitCaller, limitInvalid } from '../../policies/limit-caller.ts';
import { pageOf, pageQuery, withOneMore } from '../../http/page-of-rows.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import type { Limit } from '../../limits/count-attempts.ts';
import { oneAtATime } from '../../limits/one-at-a-time.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { answerWorkshopRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
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
  MadeFromIn,
  MetalName,
  RevisionFields,
  Tags,
} from './design-schemas.ts';
import { TOO_MANY_WRITES } from './design.ts';
import { presentedDesign } from './present.ts';
import { invalidDesigns, readSpec } from './read-spec.ts';

const price = z.coerce.number('A price is a number.').int().min(0).max(100_000_000_000);
const Query = pageQuery
  .extend({
    kind: Kind.optional(),
    metal: MetalName.optional(),
    alloy: AlloyName.optional(),
    gem: GemName.optional().openapi({ description: 'Of the main stone' }),
    tag: z.string().max(40).optional(),
    text: z.string().max(100).optional().openapi({ description: 'Beginnings of words, all of which are found' }),
    currency: Currency.optional(),
    priceFrom: price.optional().openapi({ description: 'In hundredths, with its currency' }),
    priceTo: price.optional(),
  })
  .refine(({ currency, priceFrom, priceTo }) => currency !== undefined || (priceFrom ?? priceTo) === undefined, {
    message: 'A price has a currency.',
    path: ['currency'],
  });
const Created = z.object({
  id: z.uuid().toLowerCase().optional().openapi({ description: 'Made up by the caller, or else by the studio' }),
  revision: z.object(RevisionFields),
  brief: Brief.default(''),
  tags: Tags.default([]),
  madeFrom: MadeFromIn.optional(),
});
/** What whatever is created is sent with. */
export const CreationKey = z.object({
  'idempotency-key': z
    .string('Send an Idempotency-Key with what you create.')
    .regex(/^[\x21-\x7E]{8,100}$/, 'An Idempotency-Key has 8 to 100 letters, digits or marks.'),
});

/** Two a second for a minute: more than anybody types. */
export const searchesOfAccount: Limit = { name: 'searches-of', most: 120, windowMs: MINUTE_MS };

/** Pages by time alone cost nothing. */
const isSearch = (c: Context) => Object.keys(c.req.query()).some((name) => name !== 'limit' && name !== 'after');

const list = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: '/api/workshops/{workshopId}/designs',
    summary: 'A page of the designs of a workshop, by the time of their last change',
    ...inWorkshop(services, 'designs.read', limitCaller(services, searchesOfAccount, isSearch)),
    request: { params: WorkshopPath, query: Query },
    responses: {
      200: {
        description: '`next` asks for the page after it',
        content: {
          'application/json': { schema: z.object({ designs: z.array(DesignOut), next: z.string().optional() }) },
        },
      },
      400: problemAnswer('The page can’t be asked for like this'),
      429: problemAnswer('Searched more often than people do'),
      ...WORKSHOP_REFUSALS,
    },
  });
const create = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: '/api/workshops/{workshopId}/designs',
    summary: 'Keeps a new design; sent again with its Idempotency-Key it is the same one',
    ...inWorkshop(services, 'designs.write', limitInvalid(services, invalidDesigns), smallBody(['application/json'])),
    request: {
      params: WorkshopPath,
      headers: CreationKey,
      body: { content: { 'application/json': { schema: Created } }, required: true },
    },
    responses: {
      201: { description: 'It is kept', content: { 'application/json': { schema: DesignOut } } },
      400: problemAnswer('The spec or something beside it can’t be read'),
      ...WORKSHOP_REFUSALS,
      413: problemAnswer('More than a design is'),
      415: problemAnswer('No JSON'),
      ...TOO_MANY_WRITES,
      409: problemAnswer('The workshop has no room for more, or another design has this id'),
      422: problemAnswer('Something else was created under this key'),
    },
  });

function answerCreationRefusal(c: Context, problem: Problem) {
  if (problem.code === 'too_many_requests') return c.json(problemBody(problem), 429);
  return problem.code === 'idempotency_key_reused'
    ? c.json(problemBody(problem), 422)
    : answerWorkshopRefusal(c, problem);
}

function filterOf({ currency, priceFrom = 0, priceTo, ...query }: z.infer<typeof Query>): DesignFilter {
  const price =
    currency === undefined
      ? undefined
      : { currency, fromHundredths: priceFrom, toHundredths: priceTo ?? Number.MAX_SAFE_INTEGER };
  return { ...query, price };
}

/** The designs of a workshop: found, and created. */
export function catalogueRoutes(services: StudioServices) {
  const ofAccountInTurn = oneAtATime();
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(list(services), async (c) => {
      const query = c.req.valid('query');
      const { accountId, workshopId } = c.var.membership;
      const designs = await ofAccountInTurn(accountId, () =>
        findDesigns(services.db, workshopId, filterOf(query), withOneMore(query)),
      );
      const { rows, ...more } = pageOf(designs, query, ({ changedAtMs, id }) => ({ atMs: changedAtMs, id }));
      return c.json({ designs: rows.map(presentedDesign), ...more }, 200);
    })
    .openapi(create(services), async (c) => {
      const { id, revision, brief, tags, madeFrom } = c.req.valid('json');
      const spec = readSpec(revision.spec, 'revision.spec');
      if (!spec.ok) return c.json(problemBody(spec.problem), 400);
      const key = c.req.valid('header')['idempotency-key'];
      const wanted = {
        revision: { ...revision, spec: spec.value, madeAtMs: Date.parse(revision.madeAt) },
        id,
        brief,
        tags,
        madeFrom,
      };
      const created = await createDesign(
        { ...services, designCaps: services.settings.designCaps },
        c.var.membership,
        key,
        wanted,
      );
      if (!created.ok) return answerCreationRefusal(c, created.problem);
      c.header('etag', etagOf(created.value.version));
      c.header('location', `${c.req.path}/${created.value.id}`);
      return c.json(presentedDesign(created.value), 201);
    });
}
