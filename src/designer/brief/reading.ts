import { itemType } from '../archetypes/names/item-types.ts';
import { foldQuantities } from './quantities/fold-quantities.ts';
import { type Atom, senseOf } from './words/atom.ts';
import { atomise } from './words/atomise.ts';
import { markNegated } from './words/negation.ts';
import { normalise } from './words/normalise.ts';
import { phraseBook } from './words/phrase-book.ts';
import { foldQuotes } from './words/quotes.ts';
import { markReplaced } from './words/replacement.ts';
import { disambiguate } from './words/disambiguate.ts';
import { tokenise } from './words/token.ts';
import { foldViews } from './words/views.ts';

/** A brief cut into phrases, quantities and the rest: all that the subjects read. */
export interface Reading {
  readonly brief: string;
  readonly atoms: readonly Atom[];
}

/** Turns text into phrases; each pass goes through the brief once. */
export function readBrief(brief: string): Reading {
  const plain = foldViews(foldQuotes(atomise(tokenise(normalise(brief)), phraseBook()), brief));
  const types = plain.flatMap((atom) => senseOf(atom, 'piece')?.type ?? []);
  const sizes = types.map((type) => itemType(type).sizedLike);
  const kinds = plain.flatMap((atom) => senseOf(atom, 'kind')?.types ?? []);
  const folded = foldQuantities({
    brief,
    atoms: plain,
    hasBangle: sizes.includes('wrist'),
    hasRing: types.length === 0 || sizes.includes('finger') || kinds.some((type) => itemType(type).onFinger),
    hasNoRing: types.length > 0 && !sizes.includes('finger') && !kinds.some((type) => itemType(type).onFinger),
  });
  return { brief, atoms: markReplaced(markNegated(disambiguate(folded))) };
}
