import type { AssistantEnvironment, AssistantOpener, DesignAssistant } from '../assistant.ts';
import { assistantOpeners } from './registry.ts';

/** The assistant that answers in this environment: the last of the registry that opens there. */
export function chooseAssistant(
  environment: AssistantEnvironment,
  openers: Readonly<Record<string, AssistantOpener>> = assistantOpeners,
): DesignAssistant {
  for (const open of Object.values(openers).toReversed()) {
    const assistant = open(environment);
    if (assistant !== undefined) return assistant;
  }
  throw new Error('No assistant opens: the built-in one is not in the registry.');
}
