import type { DesignAssistant } from '../assistant.ts';
import { understand } from '../brief/understand.ts';
import { converse } from '../chat/converse.ts';

/** The assistant that needs no key and no network. */
export const builtInAssistant: DesignAssistant = {
  understand: async (brief) => understand(brief),
  converse,
};
