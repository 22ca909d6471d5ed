import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import { z } from 'zod';
import { CHARACTERS_PER_TOKEN, modelLimits } from '#spec/hosted-model/limits.ts';
import type { ModelLine, ModelStep } from '#spec/hosted-model/model-step.ts';
import { toolFreeInstructions } from './instructions.ts';
import { toolFreeMessages } from './step-messages.ts';
import { stepTimeouts } from './step-timeouts.ts';

const answerSchema = z.object({
  say: z.string().nullish(),
  call: z.object({ name: z.string(), input: z.record(z.string(), z.unknown()) }).nullish(),
});

/**
 * One step of a model that is offered no tools: it writes its call as JSON.
 * @param bySchema whether the provider is asked to hold it to that form
 * @throws what the provider or the line to it did wrong
 */
export async function* stepInWords(
  model: LanguageModel,
  step: ModelStep,
  signal: AbortSignal,
  bySchema: boolean,
): AsyncIterable<ModelLine> {
  const asked = {
    model,
    instructions: toolFreeInstructions,
    messages: toolFreeMessages(step),
    maxOutputTokens: modelLimits.tokensPerStep,
    maxRetries: 0,
    abortSignal: signal,
    timeout: stepTimeouts.totalMs,
  };
  const { text, usage, finishReason } = await (bySchema ? generateBySchema(asked) : generateText(asked));
  yield* linesOf(text, step.steps.length);
  const tokens = usage.outputTokens ?? Math.ceil(text.length / CHARACTERS_PER_TOKEN);
  yield { type: 'end', tokens, isCut: finishReason === 'length' };
}

/** What does not keep to the schema is no error here: it may be words all the same. */
async function generateBySchema(asked: Parameters<typeof generateText>[0]) {
  try {
    return await generateText({ ...asked, output: Output.object({ schema: answerSchema }) });
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error) || error.text === undefined) throw error;
    return { text: error.text, usage: { outputTokens: error.usage?.outputTokens }, finishReason: error.finishReason };
  }
}

/** Its words and its call; what is no such object is words alone. */
function linesOf(text: string, at: number): readonly ModelLine[] {
  const read = answerSchema.safeParse(objectIn(text));
  if (!read.success) return [{ type: 'text', text }];
  const { say, call } = read.data;
  return [
    ...(say == null || say === '' ? [] : [{ type: 'text', text: say } as const]),
    ...(call == null ? [] : [{ type: 'call', id: `call-${at}`, name: call.name, input: call.input } as const]),
  ];
}

/** The object in a text, also where it stands between other words or in a code block. */
function objectIn(text: string): unknown {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1)) as unknown;
  } catch {
    return undefined;
  }
}
