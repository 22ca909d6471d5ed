import type { Extraction } from '../extraction.ts';
import type { ParsedBrief } from '../parse-brief.ts';
import type { Atom } from '../parse/atom.ts';
import { phrasesOf } from './phrases/phrases.ts';
import { phrasesOfAll } from './phrases/phrases-of-all.ts';
import { findPieces, type SaidPiece } from './pieces/find-pieces.ts';
import { type OrderedPieces, orderedPieces } from './pieces/ordered-pieces.ts';
import { collectTopics, type Topics } from './looks/topics.ts';

/** The brief as the subjects see it: its phrases, its sentences and the pieces it mentions. */
export interface BriefContext extends ParsedBrief, OrderedPieces {
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
export function contextOf(parsed: ParsedBrief): BriefContext {
  const { phraseOf, sentenceOf } = phrasesOf(parsed.atoms);
  const topics = collectTopics(parsed.atoms, phraseOf, sentenceOf);
  const pieces = findPieces(parsed.atoms);
  const ofAllStones = phrasesOfAll(parsed.atoms, phraseOf);
  return { ...parsed, phraseOf, sentenceOf, topics, ofAllStones, pieces, ...orderedPieces(parsed.atoms, pieces) };
}

/** Reads one subject; a new subject is a new file and a line in the registry. */
export type SubjectReader = (context: BriefContext) => readonly Extraction[];

/** All atoms that are wishes, with their places. */
export function wishes(context: BriefContext): readonly (readonly [place: number, atom: Atom])[] {
  return [...context.atoms.entries()].filter(([, atom]) => atom.negated !== true);
}
