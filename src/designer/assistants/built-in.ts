import type { DesignAssistant } from '../assistant.ts';
import { understand } from '../brief/understand.ts';
import { propose } from '../propose/propose.ts';

/** The assistant that needs no key and no network. */
export const builtInAssistant: DesignAssistant = {
  understand: async (brief) => understand(brief),
  propose: async (request, options) => propose(request, options),
};
