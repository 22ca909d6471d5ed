import type { DesignAssistant } from '#designer/assistant.ts';
import { chooseAssistant } from '#designer/assistants/choose-assistant.ts';

/** The design assistant where there is no screen. It needs no kernel, so it opens at once. */
export function openAssistant(): DesignAssistant {
  return chooseAssistant({ fetch, settings: process.env });
}
