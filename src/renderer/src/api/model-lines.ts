import { noAnswer, type Problem, readProblem } from '#shared/result.ts';
import type { ModelLine, ModelStep } from '#spec/hosted-model/model-step.ts';
import { type createStudioClient, studio } from './studio-client.ts';

/**
 * What the studio's model answers to one step, line by line as it comes; nobody has read it yet.
 * @param client of the studio that is asked
 */
export async function* modelLines(
  step: ModelStep,
  signal: AbortSignal,
  client: ReturnType<typeof createStudioClient> = studio,
): AsyncIterable<unknown> {
  try {
    const answer = await client.api.model.steps.$post({ json: step }, { init: { signal } });
    // The client reads nothing of it: it is a body as any other.
    const { ok, body, status } = answer as unknown as Response;
    if (!ok || body === null) return yield failed(await problemOf(answer as unknown as Response, status));
    for await (const line of linesOf(body)) yield line === '' ? undefined : (JSON.parse(line) as unknown);
  } catch {
    if (!signal.aborted) yield failed(noAnswer);
  }
}

const failed = (problem: Problem): ModelLine => ({
  type: 'failed',
  problem: { code: problem.code, message: problem.message, remedy: problem.remedy },
});

async function problemOf(answer: Response, status: number): Promise<Problem> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
  return readProblem(isJson ? ((await answer.json()) as unknown) : undefined, { ...noAnswer, code: String(status) });
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } finally {
    // Nobody waits for the rest of it.
    void reader.cancel().catch(() => undefined);
  }
}
