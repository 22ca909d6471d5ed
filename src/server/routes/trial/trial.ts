import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { HOUR_MS } from '#shared/time-units.ts';
import type { TrialRow } from '../../db/tables.ts';
import type { StudioServices } from '../../services.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import type { Limit } from '../../limits/count-attempts.ts';
import { fieldSchema } from '../../http/form-schema.ts';
import { ownAccount } from '../../policies/own-account.ts';
import { askSession } from '../../policies/session-of-caller.ts';
import { signedIn } from '../../policies/signed-in.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { firstTrialOf } from '../../identity/accounts/trial-of-address.ts';
import { beginTrial } from './begin-trial.ts';

export const trialLimit: Limit = { name: 'trials-from', most: 60, windowMs: HOUR_MS };

const Moment = z.iso.datetime({ offset: true, error: 'A date is no ISO 8601 moment.' });
const Dates = { trial_start_date: Moment, trial_end_date: Moment, trial_status: z.literal('True') };

/** Cognito's own bound for a user name is 128 characters. */
const Username = fieldSchema({ required: true, most: 128 });
const Start = z.object({ cognito_username: Username, ...Dates });
const Answer = z.object({ message: z.string(), ...Dates });
const Trial = z.object(Dates);

/** The user comes from the token and the time from our clock: the body is only validated. */
const begin = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: '/api/trial',
    summary: 'Begins the caller’s trial, once',
    middleware: [
      limitRequests(services, trialLimit),
      signedIn(services.verifier),
      // Somebody has one trial: a program that may do less than they may not use it up.
      ownAccount,
      smallBody(['application/json']),
    ] as const,
    request: { body: { content: { 'application/json': { schema: Start } }, required: true } },
    responses: {
      200: { description: 'It begins now', content: { 'application/json': { schema: Answer } } },
      409: { description: 'There was one: its dates', content: { 'application/json': { schema: Answer } } },
      400: problemAnswer('The body is not as described'),
      401: problemAnswer('The token is missing, or counts no more'),
      403: problemAnswer('The token may not see to the account'),
      429: problemAnswer('Too often from this address'),
    },
  });

const look = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: '/api/trial',
    summary: 'The caller’s own trial',
    middleware: [signedIn(services.verifier)] as const,
    responses: {
      200: { description: 'When it began and when it ends', content: { 'application/json': { schema: Trial } } },
      401: problemAnswer('The token is missing, or counts no more'),
      204: { description: 'The caller has begun none. No 404: a page that asks has done nothing wrong' },
    },
  });

const datesOf = ({ startsAtMs, endsAtMs }: TrialRow): z.infer<typeof Trial> => ({
  trial_start_date: new Date(startsAtMs).toISOString(),
  trial_end_date: new Date(endsAtMs).toISOString(),
  trial_status: 'True',
});

export function trialRoutes(services: StudioServices) {
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(begin(services), async (c) => {
      // After its body, which may be sent slowly: the session may have ended meanwhile.
      const session = await askSession(services, c.var, 'held');
      if (!session.ok) return c.json(problemBody(session.problem), 401);
      const begun = await beginTrial(services, c.var.caller.id, session.value);
      if (!begun.ok) return c.json(problemBody(begun.problem), 401);
      const { trial, isNew } = begun.value;
      const answer = (message: string) => ({ message, ...datesOf(trial) }) satisfies z.infer<typeof Answer>;
      if (isNew) return c.json(answer('Your trial has begun.'), 200);
      return c.json(answer('You have already activated your trial period.'), 409);
    })
    .openapi(look(services), async (c) => {
      const trial = await firstTrialOf(services, c.var.caller.id);
      c.header('cache-control', 'no-store');
      return trial === undefined ? c.body(null, 204) : c.json(datesOf(trial), 200);
    });
}
