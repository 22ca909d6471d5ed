import type { Context } from 'hono';

/** What Cognito's clients expect every answer to be. */
function headers(c: Context): void {
  c.header('content-type', 'application/x-amz-json-1.1');
  c.header('cache-control', 'no-store');
  c.header('x-amzn-requestid', crypto.randomUUID());
}

/** An answer always has a body, if an empty one: clients parse it. */
export function answerOk(c: Context, value: object): Response {
  headers(c);
  return c.body(JSON.stringify(value), 200);
}

/** A refusal by its name, in the body and in a header. */
export function answerRefusal(c: Context, status: 400 | 500, type: string, message: string): Response {
  headers(c);
  c.header('x-amzn-errortype', `${type}:`);
  return c.body(JSON.stringify({ __type: type, message }), status);
}
