import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { type DesignRequest, designRequestSchema } from '#spec/request/design-request.ts';

/** The request that an assistant understood, if it is one. */
export function readRequest(answer: unknown): Result<DesignRequest> {
  const read = designRequestSchema.safeParse(answer);
  return read.success ? ok(read.data) : fail(notUnderstood('request', read.error.issues[0]?.path.join('.')));
}

/** What an assistant answered that is nothing of what it may answer. */
export function notUnderstood(what: string, path?: string): Problem {
  return {
    code: 'assistant_not_understood',
    message: `The design assistant answered with something that is not a ${what}.`,
    remedy: 'Ask again in other words. If it happens again, the assistant needs to be set up anew.',
    ...(path === undefined ? {} : { path }),
  };
}
