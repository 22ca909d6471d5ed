import type { ModelMessage } from 'ai';
import type { AnsweredCall, ModelStep } from '#spec/hosted-model/model-step.ts';

/** A step as the messages of a model that calls tools. */
export function stepMessages(step: ModelStep): ModelMessage[] {
  const messages = opening(step);
  step.steps.forEach(({ says, calls }, at) => {
    const named = calls.map((call, index) => ({ ...call, id: call.id === '' ? `call-${at}-${index}` : call.id }));
    messages.push({
      role: 'assistant',
      content: [
        ...(says === '' ? [] : [{ type: 'text' as const, text: says }]),
        ...named.map(({ id, name, input }) => ({
          type: 'tool-call' as const,
          toolCallId: id,
          toolName: name,
          input: asObject(input),
        })),
      ],
    });
    messages.push({
      role: 'tool',
      content: named.map(({ id, name, answer }) => ({
        type: 'tool-result' as const,
        toolCallId: id,
        toolName: name,
        output: { type: 'text' as const, value: answer },
      })),
    });
  });
  return messages;
}

/** The same for a model that calls them in words. */
export function toolFreeMessages(step: ModelStep): ModelMessage[] {
  const told = step.steps.flatMap(({ says, calls }): ModelMessage[] => [
    { role: 'assistant', content: JSON.stringify({ say: says, call: calls.map(asCall)[0] ?? null }) },
    { role: 'user', content: calls.map(({ name, answer }) => `Answer of ${name}: ${answer}`).join('\n') },
  ]);
  return [...opening(step), ...told];
}

/** What was said before, and what is said now with all that lies open. */
function opening({ conversation, situation, words }: ModelStep): ModelMessage[] {
  return [
    ...conversation.map(
      ({ from, words: said }): ModelMessage =>
        from === 'client' ? { role: 'user', content: said } : { role: 'assistant', content: said },
    ),
    { role: 'user', content: `The situation:\n${situation}\n\nThe client says: ${words}` },
  ];
}

const asCall = ({ name, input }: AnsweredCall) => ({ name, input });

/** Providers refuse a whole conversation in which one call had no object for its input. */
const asObject = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
