import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { HOUR_MS } from '#shared/time-units.ts';
import { modelLineSchema, modelStepSchema } from '#spec/hosted-model/model-step.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { notStored } from '../../http/not-stored.ts';
import { problemAnswer } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import type { Limit } from '../../limits/count-attempts.ts';
import { limitCaller } from '../../policies/limit-caller.ts';
import { ownAccount } from '../../policies/own-account.ts';
import { signedIn } from '../../policies/signed-in.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { jsonLines } from './json-lines.ts';

/** The studio pays for each: some hundred turns in an hour are more than anybody talks. */
export const modelSteps: Limit = { name: 'model-steps-of', most: 300, windowMs: HOUR_MS };

const step = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: '/api/model/steps',
    summary: 'Asks the model for one step of its turn; its tools run where the designs are',
    middleware: [
      notStored,
      signedIn(services.verifier),
      ownAccount,
      smallBody(['application/json']),
      limitCaller(services, modelSteps),
    ] as const,
    request: { body: { content: { 'application/json': { schema: modelStepSchema } }, required: true } },
    responses: {
      200: {
        description: `Line by line as it comes, each as JSON: ${JSON.stringify(z.toJSONSchema(modelLineSchema))}`,
        content: { 'application/x-ndjson': { schema: z.string() } },
      },
      400: problemAnswer('The body is not as described'),
      401: problemAnswer('The token is missing, or counts no more'),
      403: problemAnswer('The token is for less'),
      413: problemAnswer('More than a turn takes'),
      415: problemAnswer('No JSON'),
      429: problemAnswer('Too often in an hour'),
    },
  });

/** A language model on its way to the workbench of whoever talks to it. */
export function modelStepRoutes(services: StudioServices) {
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput }).openapi(step(services), (c) => {
    const asked = c.req.valid('json');
    const lines = jsonLines((signal) => services.model.step(asked, signal), services.reportBug);
    c.header('content-type', 'application/x-ndjson; charset=utf-8');
    return c.body(lines, 200) as never;
  });
}
