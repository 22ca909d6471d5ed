import type { Received } from '#shared/public-calls.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';

const unreachable: Problem = {
  code: 'network',
  message: 'The studio does not answer.',
  remedy: 'Check the connection, then try again.',
};

/** Sends a small form of the public pages; the answer is a sentence, or a problem with what to do next. */
export async function postJson(address: string, body: object): Promise<Result<Received>> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    const said = (await answer.json()) as Partial<Problem>;
    const message = typeof said.message === 'string' ? said.message : answer.statusText;
    if (answer.ok) return ok({ message });
    const remedy = typeof said.remedy === 'string' ? said.remedy : 'Try again later.';
    return fail({ code: said.code ?? String(answer.status), message, remedy });
  } catch {
    return fail(unreachable);
  }
}
