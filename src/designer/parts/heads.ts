import type { Part, PartKind, PartOf } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';
import type { ComposedDesign } from '../composed-design.ts';
import type { HeadGirth } from '../proportions/halo/head-girth.ts';
import type { HeadKnowledge } from './part-knowledge.ts';
import { knowledgeOf, type partKnowledge } from './registry.ts';

type Known = typeof partKnowledge;

/** The kinds of part that are heads. */
export type HeadKind = { [K in keyof Known]: Known[K]['head'] extends false ? never : K }[keyof Known];

/** A part that lifts one stone clear of the metal: claws, a collar. */
export type HeadPart = PartOf<HeadKind>;

export function isHead(part: Part | undefined): part is HeadPart {
  return part !== undefined && knowledgeOf(part).head !== false;
}

/** The heads of a design, in the order of the document. */
export function headsOf(design: Pick<ComposedDesign, 'parts'>): readonly HeadPart[] {
  return Object.values(design.parts).filter(isHead);
}

/** The other gem of heads that hold two in turn; of one gem there is none. */
export function inTurnOf({ stones }: Pick<ComposedDesign, 'stones'>, heads: readonly HeadPart[]): Stone | undefined {
  const [first, ...others] = heads.map(({ holds }) => stones[holds]);
  return others.find((stone) => stone?.gem !== first?.gem);
}

/** A head on the collar of a hidden halo, which ties its claws together in place of gallery rails. */
export function onCollar(head: HeadPart): HeadPart {
  return 'rails' in head ? { ...head, rails: 0 } : head;
}

/** Whether a head has nothing behind it that could hide a bail, as the cup on top of a pearl. */
export function isOpenBehind(part: Part | undefined): boolean {
  return part !== undefined && 'side' in part && isHead(part);
}

/** How a head holds its stone, in words: "four claws", "a low bezel". */
export function sayHeld(head: HeadPart): string {
  return ofHead(head).held(head);
}

/** What a halo around a head has to leave room for. */
export function girthOf(head: HeadPart): HeadGirth {
  return ofHead(head).girth(head);
}

function ofHead(part: HeadPart): HeadKnowledge<PartKind> {
  const { head } = knowledgeOf(part);
  if (head === false) throw new Error(`A ${part.kind} is no head`);
  return head;
}
