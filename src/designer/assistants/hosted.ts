import type { AssistantOpener } from '../assistant.ts';
import { converseByModel } from './hosted/converse-by-model.ts';

/**
 * A language model that the studio's server asks. It talks and proposes; the tools that it calls run here, beside the
 * designs, and briefs are read by our own reader, against which its patches are held.
 */
export const openHosted: AssistantOpener = ({ model }) =>
  model === undefined ? undefined : { converse: (chat, tools, signal) => converseByModel(model, chat, tools, signal) };
