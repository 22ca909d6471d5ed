import type { ChatRequest, OpenDesign } from './contract.ts';
import type { Talk } from './read-talk.ts';

/**
 * Which of the open designs a sentence is said of: the one that it counts out ("the second one"), the one that was chosen
 * on the screen, the one that the studio spoke of last ("it"), or the only one. Undefined where it is said of them all.
 */
export function designMeant({ open, about, conversation }: ChatRequest, { place, acts }: Talk): OpenDesign | undefined {
  if (open.length === 1) return open[0];
  if (acts.has('all')) return undefined;
  if (place !== undefined) return open.at(place < 0 ? place : place - 1);
  const spoken = conversation.findLast(({ about: told }) => told !== undefined)?.about;
  return open.find(({ id }) => id === (about ?? spoken));
}
