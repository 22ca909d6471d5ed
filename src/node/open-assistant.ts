import { builtInAssistant, type DesignAssistant } from '#designer/assistant.ts';

/** Who answers customers where there is no screen: the built-in assistant. Needs no kernel, so it is there at once. */
export function openAssistant(): DesignAssistant {
  return builtInAssistant;
}
