import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { thingOf } from '../exclude/name-of-thing.ts';
import { isPlural } from '../pieces/plural.ts';
import type { BriefContext } from '../subject.ts';

/** How many words may stand between a comparison and what it is said of: "black beads need to be finer". */
const REACH = 4;

/** Something of a design that has a size of its own: "the bail", "pearls", "side diamonds". */
export interface ComparedThing {
  /** As it stands among `changes`. */
  readonly name: string;
  readonly atom: Atom;
}

/** What a comparison is said of, where that is named beside it: in front of English words, behind Hindi ones. */
export function comparedThing(context: BriefContext, place: number): ComparedThing | undefined {
  return thingFrom(context, place, 1) ?? thingFrom(context, place, -1);
}

function thingFrom({ atoms, sentenceOf }: BriefContext, place: number, step: 1 | -1): ComparedThing | undefined {
  for (let at = place + step; Math.abs(at - place) <= REACH; at += step) {
    const atom = atoms[at];
    if (!atom || atom.kind === 'mark' || sentenceOf[at] !== sentenceOf[place]) return undefined;
    const name = nameOf(atom);
    // "smaller side diamonds": where they stand is the name, and the gem is theirs.
    if (name !== undefined) return { name, atom };
    if (!isPassed(atom)) return undefined;
  }
  return undefined;
}

function isPassed(atom: Atom): boolean {
  if (hasSense(atom, 'joint', 'negation', 'comparison', 'addition')) return false;
  return hasSense(atom, 'filler', 'article', 'boundary', 'degree', 'cue') || atom.senses.length === 0;
}

function nameOf(atom: Atom): string | undefined {
  const role = senseOf(atom, 'role')?.role;
  if (role !== undefined) return stoneRole(role).isUsual ? undefined : role;
  if (hasSense(atom, 'beads')) return 'beads';
  const feature = senseOf(atom, 'feature')?.feature;
  if (feature !== undefined) return feature;
  const part = senseOf(atom, 'part');
  if (part && !part.isMeasure) return part.part;
  return hasSense(atom, 'gem') && isPlural(atom.text) ? thingOf(atom.senses) : undefined;
}
