import { type ClientResponse, hc } from 'hono/client';
import type { StudioApp } from '#server/api-routes.ts';
import { fail, noAnswer, ok, readProblem, type Result } from '#shared/result.ts';
import { tokenSource } from './token-source.ts';

/** @param base where the studio is open */
export const createStudioClient = (base: string) => hc<StudioApp>(base, { fetch: fetchSignedIn });

/**
 * The studio's API, typed by its own routes: `answerOf(studio.api.sessions.$get())`. A call can be given up:
 * `$get({}, { init: { signal } })`.
 */
export const studio = createStudioClient('/');

/** Fetches as whoever is signed in. A token that counts no more is renewed once. */
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

type AnyAnswer = ClientResponse<unknown, number, 'json' | 'text' | 'body'>;
/** The body of those answers whose status says that it went well. */
type BodyOf<A> = A extends { readonly ok: true } & ClientResponse<infer Body, infer _Status, infer Format>
  ? Format extends 'json'
    ? Body
    : undefined
  : never;

/**
 * Waits for the answer to a call.
 * @returns the JSON of an answer (undefined where it has none), or what the studio says is the problem
 * @throws what the call's own signal gives up with
 */
export async function answerOf<A extends AnyAnswer>(call: Promise<A>): Promise<Result<BodyOf<A>>> {
  return received(call, async (answer) => (isJson(answer) ? await answer.json() : undefined) as BodyOf<A>);
}

/** As {@link answerOf}, for a file. */
export function fileOf(call: Promise<AnyAnswer>): Promise<Result<Uint8Array<ArrayBuffer>>> {
  return received(call, async (answer) => new Uint8Array(await answer.arrayBuffer()));
}

async function received<A extends AnyAnswer, T>(call: Promise<A>, read: (answer: A) => Promise<T>): Promise<Result<T>> {
  try {
    const answer = await call;
    if (answer.ok) return ok(await read(answer));
    const body: unknown = isJson(answer) ? await answer.json() : undefined;
    return fail(readProblem(body, { ...noAnswer, code: String(answer.status) }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return fail(noAnswer);
  }
}

const isJson = ({ headers }: AnyAnswer): boolean =>
  headers.get('content-type')?.startsWith('application/json') === true;

/** For what takes failures as something thrown, e.g. a query. @throws an error with the problem's words */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.problem.message} ${result.problem.remedy}`);
}
