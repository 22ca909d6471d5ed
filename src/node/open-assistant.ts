import { builtInAssistant, type DesignAssistant } from '#designer/assistant.ts';

/** The design assistant where there is no screen: the built-in one. It needs no kernel, so it opens at once. */
export function openAssistant(): DesignAssistant {
  return builtInAssistant;
}
