import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '#shared/result.ts';

/** Answers with a problem: what happened and what to do next, without internal details. */
export function answerProblem(c: Context, status: ContentfulStatusCode, problem: Problem): Response {
  return c.json(problem, status);
}

export const noSuchAddress: Problem = {
  code: 'not_found',
  message: 'There is nothing at this address.',
  remedy: 'Check the address; the API is described under /api/docs.',
};

export const unexpectedFailure: Problem = {
  code: 'unexpected',
  message: 'The studio made a mistake.',
  remedy: 'Try again; if it happens again, tell support what you were doing.',
};
