import type { Context } from 'hono';

/** The headers that Cognito's clients expect on every answer. */
function headers(c: Context): void {
  c.header('content-type', 'application/x-amz-json-1.1');
  c.header('cache-control', 'no-store');
  c.header('x-amzn-requestid', crypto.randomUUID());
}

/** An answer always has a body, even an empty object: clients parse it. */
export function answerOk(c: Context, value: object): Response {
  headers(c);
  return c.body(JSON.stringify(value), 200);
}

/** A refusal: its type is in the body and in a header. */
export function answerRefusal(c: Context, status: 400 | 500, type: string, message: string): Response {
  headers(c);
  c.header('x-amzn-errortype', `${type}:`);
  return c.body(JSON.stringify({ __type: type, message }), status);
}
