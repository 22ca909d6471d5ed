import type { Fact } from '../fact.ts';
import type { Reading } from '../reading.ts';
import type { Atom } from '../words/atom.ts';
import type { Piece } from './pieces/find-pieces.ts';

/** The brief as the subjects see it: phrases, where they begin and end, and the pieces it speaks of. */
export interface BriefContext extends Reading {
  /** Which phrase an atom stands in: commas, "and", "with" and verbs end one. */
  readonly phraseOf: readonly number[];
  /** Which sentence: full stops, semicolons and line breaks end one. */
  readonly clauseOf: readonly number[];
  readonly pieces: readonly Piece[];
}

/** Reads one subject; a new subject is a new file and a line in the registry. */
export type SubjectReader = (context: BriefContext) => readonly Fact[];

/** All atoms that are wishes, with their places. */
export function wishes(context: BriefContext): readonly (readonly [place: number, atom: Atom])[] {
  return [...context.atoms.entries()].filter(([, atom]) => atom.negated !== true);
}
