import { type ClientResponse, hc } from 'hono/client';
import type { StudioApp } from '#server/api-routes.ts';
import { fail, noAnswer, ok, type Problem, readProblem, type Result } from '#shared/result.ts';
import { SECOND_MS } from '#shared/time-units.ts';
import { tokenSource } from './token-source.ts';

/** A client of the studio's API. @param base the origin of the studio */
export const createStudioClient = (base: string) => hc<StudioApp>(base, { fetch: fetchSignedIn });

/**
 * The studio's API, typed by the server's routes: `answerOf(studio.api.sessions.$get())`. A call can be aborted:
 * `$get({}, { init: { signal } })`.
 */
export const studio = createStudioClient('/');

/** Fetches with the user's access token; after a 401 the token is renewed once and the call repeated. */
async function fetchSignedIn(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(input, withToken(init, await tokenSource.current()));
  if (answer.status !== 401) return answer;
  const renewed = await tokenSource.renewed();
  return renewed === undefined ? answer : fetch(input, withToken(init, renewed));
}

function withToken(init: RequestInit, token: string | undefined): RequestInit {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}

/** A problem with what the line said of it. */
export interface RefusedCall extends Problem {
  /** 0 where no answer came. */
  readonly status: number;
  /** How long the studio asks to be left alone, where it says. */
  readonly retryAfterMs?: number;
}

type AnyAnswer = ClientResponse<unknown, number, 'json' | 'text' | 'body'>;
/** The body of the answers with a status of success. */
type BodyOf<A> = A extends { readonly ok: true } & ClientResponse<infer Body, infer _Status, infer Format>
  ? Format extends 'json'
    ? Body
    : undefined
  : never;

/**
 * Waits for the answer to a call.
 * @returns the JSON of the answer (undefined where it has none), or the studio's problem
 * @throws the AbortError of the call's own signal
 */
export async function answerOf<A extends AnyAnswer>(call: Promise<A>): Promise<Result<BodyOf<A>, RefusedCall>> {
  return received(call, async (answer) => (isJson(answer) ? await answer.json() : undefined) as BodyOf<A>);
}

/** As {@link answerOf}, for a file. */
export function fileOf(call: Promise<AnyAnswer>): Promise<Result<Uint8Array<ArrayBuffer>>> {
  return received(call, async (answer) => new Uint8Array(await answer.arrayBuffer()));
}

async function received<A extends AnyAnswer, T>(
  call: Promise<A>,
  read: (answer: A) => Promise<T>,
): Promise<Result<T, RefusedCall>> {
  try {
    const answer = await call;
    if (answer.ok) return ok(await read(answer));
    const body: unknown = isJson(answer) ? await answer.json() : undefined;
    return fail({ ...readProblem(body, { ...noAnswer, code: String(answer.status) }), ...saidBy(answer) });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return fail({ ...noAnswer, status: 0 });
  }
}

function saidBy({ status, headers }: AnyAnswer): Pick<RefusedCall, 'status' | 'retryAfterMs'> {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? { status, retryAfterMs: seconds * SECOND_MS } : { status };
}

const isJson = ({ headers }: AnyAnswer): boolean =>
  headers.get('content-type')?.startsWith('application/json') === true;

/**
 * For callers that expect failures to be thrown, e.g. a query.
 * @throws an error with the problem's message and remedy, whose cause it is
 */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.problem.message} ${result.problem.remedy}`, { cause: result.problem });
}
