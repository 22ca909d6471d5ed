import type { Part, PartKind, PartOf } from '#spec/part-registry.ts';
import type { PieceDraft } from '../piece-draft.ts';
import { knowledgeOf, type partKnowledge } from './registry.ts';

/** The kinds of part that are heads. */
export type HeadKind = {
  [K in PartKind]: (typeof partKnowledge)[K]['head'] extends false ? never : K;
}[PartKind];

/** A part that lifts one stone clear of the metal: claws, a collar. */
export type HeadPart = PartOf<HeadKind>;

export function isHead(part: Part | undefined): part is HeadPart {
  return part !== undefined && knowledgeOf(part).head !== false;
}

/** The heads of a design, in the order of the document. */
export function headsOf(draft: Pick<PieceDraft, 'parts'>): readonly HeadPart[] {
  return Object.values(draft.parts).filter(isHead);
}

/** How a head holds its stone, as it is said: "four claws", "a low bezel". */
export function sayHeld(head: HeadPart): string {
  const { head: knowledge } = knowledgeOf(head);
  return knowledge === false ? '' : knowledge.held(head);
}
