import type { Context } from 'hono';
import type { Problem } from '#shared/result.ts';
import { problemAnswer, problemBody } from '../http/problem-body.ts';

/** The refusals of the guard of a workshop (in-workshop.ts), in a route's description. */
export const WORKSHOP_REFUSALS = {
  401: problemAnswer('The token is missing, or counts no more'),
  403: problemAnswer('The token is for less, the role has no right to this, or one has to log in again'),
  404: problemAnswer('There is no such workshop, or the caller is not in it; or what is asked for is not in it'),
};

/** Answers what somebody is refused with in a workshop who was let in: they are out, may not, or it is not there. */
export function answerActorRefusal(c: Context, problem: Problem) {
  const body = problemBody(problem);
  switch (problem.code) {
    case 'not_signed_in':
      return c.json(body, 401);
    case 'not_found':
      return c.json(body, 404);
    default:
      return c.json(body, 403);
  }
}

/** What {@link answerActorRefusal} has a status for. */
const OF_ACTOR: readonly string[] = ['not_signed_in', 'role_without_right', 'old_sign_in', 'not_found'];

/** As {@link answerActorRefusal}, where something may also not fit the state of the workshop. */
export const answerWorkshopRefusal = (c: Context, problem: Problem) =>
  OF_ACTOR.includes(problem.code) ? answerActorRefusal(c, problem) : c.json(problemBody(problem), 409);
