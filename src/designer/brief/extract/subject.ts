import type { Fact } from '../fact.ts';
import type { Reading } from '../reading.ts';
import type { Atom } from '../words/atom.ts';
import { phrasesOf } from './phrases.ts';
import { phrasesOfAll } from './phrases-of-all.ts';
import { findPieces, type SaidPiece } from './pieces/find-pieces.ts';
import { type OrderedPieces, orderedPieces } from './pieces/ordered-pieces.ts';
import { collectTopics, type Topics } from './looks/topics.ts';

/** The brief as the subjects see it: its phrases, its sentences and the pieces it mentions. */
export interface BriefContext extends Reading, OrderedPieces {
  /** Which phrase an atom stands in: commas, "and", "with" and verbs end one. */
  readonly phraseOf: readonly number[];
  /** Which sentence: full stops, semicolons and line breaks end one. */
  readonly sentenceOf: readonly number[];
  /** All pieces that the brief speaks of; those to be made are `ordered`. */
  readonly pieces: readonly SaidPiece[];
  readonly topics: Topics;
  /** The phrases that speak of every stone at once. */
  readonly ofAllStones: ReadonlySet<number>;
}

/** Everything that the subjects need to know of a brief, computed once. */
export function contextOf(reading: Reading): BriefContext {
  const { phraseOf, sentenceOf } = phrasesOf(reading.atoms);
  const topics = collectTopics(reading.atoms, phraseOf, sentenceOf);
  const pieces = findPieces(reading.atoms);
  const ofAllStones = phrasesOfAll(reading.atoms, phraseOf);
  return { ...reading, phraseOf, sentenceOf, topics, ofAllStones, pieces, ...orderedPieces(reading.atoms, pieces) };
}

/** Reads one subject; a new subject is a new file and a line in the registry. */
export type SubjectReader = (context: BriefContext) => readonly Fact[];

/** All atoms that are wishes, with their places. */
export function wishes(context: BriefContext): readonly (readonly [place: number, atom: Atom])[] {
  return [...context.atoms.entries()].filter(([, atom]) => atom.negated !== true);
}
