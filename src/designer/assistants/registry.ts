import type { AssistantOpener } from '../assistant.ts';
import { builtInAssistant } from './built-in.ts';
import { openHosted } from './hosted.ts';

/**
 * Every assistant that can answer a client. Another is a file here and a line at the end: a later one is preferred
 * wherever it opens. The first opens everywhere.
 */
export const assistantOpeners = {
  'built-in': () => builtInAssistant,
  hosted: openHosted,
} as const satisfies Readonly<Record<string, AssistantOpener>>;
