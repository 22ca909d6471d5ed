import type { Received } from './public-calls.ts';
import { fail, noAnswer, ok, readProblem, type Result } from '#shared/result.ts';
import { platform } from '../lib/platform/platform.ts';

/** What goes to an endpoint: a form or JSON is posted; without either the call is a GET. */
export interface EndpointCall {
  readonly json?: object;
  readonly form?: Readonly<Record<string, string>>;
  readonly accessToken?: string | undefined;
}

/**
 * Calls an endpoint that the operator of the studio may have set: the trial's, the waitlist's, the newsletter's or the
 * contact form's. It may be any service, so callers check whatever it answers. The studio's own API has a typed client
 * (studio-client.ts).
 * @param multipart whether a form is sent as multipart, as EmailJS takes it; the desktop's own endpoints can't read that
 * @throws when no answer arrives
 */
export function fetchEndpoint(
  address: string,
  { json, form, accessToken }: EndpointCall = {},
  multipart = platform.kind === 'web',
): Promise<Response> {
  const headers = new Headers();
  if (json !== undefined) headers.set('content-type', 'application/json');
  if (accessToken !== undefined) headers.set('authorization', `Bearer ${accessToken}`);
  const body = form === undefined ? JSON.stringify(json) : formBody(form, multipart);
  return fetch(address, body === undefined ? { headers } : { method: 'POST', headers, body });
}

/** Posts a small form of the public pages as JSON. @returns the server's message, or a problem with its remedy */
export async function postJson(address: string, json: object): Promise<Result<Received>> {
  try {
    const answer = await fetchEndpoint(address, { json });
    const otherwise = { code: String(answer.status), message: answer.statusText, remedy: 'Try again later.' };
    const received = readProblem(await answer.json(), otherwise);
    return answer.ok ? ok({ message: received.message }) : fail(received);
  } catch {
    return fail(noAnswer);
  }
}

function formBody(fields: Readonly<Record<string, string>>, multipart: boolean): FormData | URLSearchParams {
  const form = multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
