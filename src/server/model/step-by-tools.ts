import { isStepCount, type LanguageModel, tool, ToolLoopAgent, type ToolSet } from 'ai';
import type { z } from 'zod';
import { CHARACTERS_PER_TOKEN, modelLimits } from '#spec/hosted-model/limits.ts';
import { modelTools } from '#spec/hosted-model/model-tools.ts';
import type { ModelLine, ModelStep } from '#spec/hosted-model/model-step.ts';
import { instructions } from './instructions.ts';
import { stepMessages } from './step-messages.ts';
import { stepTimeouts } from './step-timeouts.ts';

const table: Readonly<Record<string, { readonly description: string; readonly input: z.ZodType<unknown> }>> =
  modelTools;

/** Without anything to execute them: they run where the designs are. */
const tools: ToolSet = Object.fromEntries(
  Object.entries(table).map(([name, { description, input }]) => [name, tool({ description, inputSchema: input })]),
);

/**
 * One step of a model that calls tools, as it comes.
 * @throws what the provider or the line to it did wrong
 */
export async function* stepByTools(
  model: LanguageModel,
  step: ModelStep,
  signal: AbortSignal,
): AsyncIterable<ModelLine> {
  const agent = new ToolLoopAgent({
    model,
    instructions,
    tools,
    stopWhen: isStepCount(1),
    maxOutputTokens: modelLimits.tokensPerStep,
    maxRetries: 0,
    // It would print the whole question, with what clients said.
    onError: () => undefined,
  });
  const { stream } = await agent.stream({ messages: stepMessages(step), abortSignal: signal, timeout: stepTimeouts });
  let written = 0;
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new DOMException(part.reason ?? 'It took too long', 'TimeoutError');
    if (part.type === 'text-delta') {
      written += part.text.length;
      yield { type: 'text', text: part.text };
    }
    if (part.type === 'tool-call') {
      const { toolCallId: id, toolName: name, input } = part;
      written += JSON.stringify(input ?? null).length;
      yield { type: 'call', id, name, input: input as unknown };
    }
    if (part.type === 'finish') {
      const tokens = part.totalUsage.outputTokens ?? Math.ceil(written / CHARACTERS_PER_TOKEN);
      // A provider that came to its end says why; a line that broke says nothing.
      yield { type: 'end', tokens, isCut: part.rawFinishReason === undefined || part.finishReason === 'length' };
    }
  }
}
