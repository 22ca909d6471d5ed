import type { Received } from '#shared/public-calls.ts';
import { fail, noAnswer, ok, readProblem, type Result } from '#shared/result.ts';
import { platform } from '../lib/platform/platform.ts';

/** What an address is asked with: a form or JSON is posted to it, and without either it is only read. */
export interface EndpointCall {
  readonly json?: object;
  readonly form?: Readonly<Record<string, string>>;
  readonly accessToken?: string | undefined;
}

/**
 * Asks an address that whoever runs the studio may have set: the trial's, the waitlist's, the newsletter's, the contact
 * form's. It may be any service, so nothing is taken for granted of its answer; the studio's own API has a typed client
 * (studio-client.ts).
 * @param multipart whether a form is sent in parts, as EmailJS takes it; the desktop's own addresses can't answer that
 * @throws where nobody answers
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

/** Sends a small form of the public pages as JSON; the answer is a sentence, or a problem with what to do next. */
export async function postJson(address: string, json: object): Promise<Result<Received>> {
  try {
    const answer = await fetchEndpoint(address, { json });
    const otherwise = { code: String(answer.status), message: answer.statusText, remedy: 'Try again later.' };
    const said = readProblem(await answer.json(), otherwise);
    return answer.ok ? ok({ message: said.message }) : fail(said);
  } catch {
    return fail(noAnswer);
  }
}

function formBody(fields: Readonly<Record<string, string>>, multipart: boolean): FormData | URLSearchParams {
  const form = multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
