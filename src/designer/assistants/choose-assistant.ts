import type { AssistantEnvironment, AssistantOpener, DesignAssistant } from '../assistant.ts';
import { builtInAssistant } from './built-in.ts';
import { readRequest } from './read-answer.ts';
import { readEvents } from './read-event.ts';
import { assistantOpeners } from './registry.ts';

/**
 * The assistant that answers in this environment: the last of the registry that opens there. Whatever comes from outside
 * is read before anybody sees it; the built-in one answers with values that already are what their types say.
 */
export function chooseAssistant(
  environment: AssistantEnvironment,
  openers: Readonly<Record<string, AssistantOpener>> = assistantOpeners,
): DesignAssistant {
  for (const open of Object.values(openers).toReversed()) {
    const assistant = open(environment);
    if (assistant === undefined) continue;
    if (assistant === builtInAssistant) return builtInAssistant;
    return {
      async understand(brief) {
        if (assistant.understand === undefined) return builtInAssistant.understand(brief);
        const understood = await assistant.understand(brief);
        return understood.ok ? readRequest(understood.value) : understood;
      },
      converse: (chat, tools, signal) =>
        chat.by === 'built-in'
          ? builtInAssistant.converse(chat, tools, signal)
          : readEvents(assistant.converse(chat, tools, signal), chat, tools, signal),
    };
  }
  throw new Error('No assistant opens: the built-in one is not in the registry.');
}
