import { itemType } from '../archetypes/names/item-type.ts';
import { foldQuantities } from './quantities/fold-quantities.ts';
import { type Atom, senseOf } from './words/atom.ts';
import { atomise } from './words/atomise.ts';
import { foldCodes } from './words/spelling/codes.ts';
import { markComparatives } from './words/comparative.ts';
import { markNegated } from './words/negation/negation.ts';
import { normalise } from './words/spelling/normalise.ts';
import { phraseBook } from './words/phrase-book.ts';
import { foldQuotes } from './words/quotes.ts';
import { markReplaced } from './words/negation/replacement.ts';
import { respell, type Respelling } from './words/spelling/respell.ts';
import { swapNumbers } from './words/swapped-number.ts';
import { disambiguate } from './words/disambiguate.ts';
import { spellShorthand } from './words/spelling/shorthand.ts';
import { tokenise } from './words/token.ts';
import { foldViews } from './words/views.ts';

/** A brief cut into phrases, quantities and the rest: all that the subjects read. */
export interface Reading {
  readonly brief: string;
  readonly atoms: readonly Atom[];
  /** Words that were read as others. */
  readonly respellings: readonly Respelling[];
}

/** Turns text into phrases; each pass goes through the brief once. */
export function readBrief(brief: string): Reading {
  const book = phraseBook();
  const { tokens, respellings } = respell(spellShorthand(tokenise(normalise(brief))), brief, book);
  const plain = foldViews(foldCodes(foldQuotes(atomise(tokens, book), brief), brief));
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
  return { brief, respellings, atoms: markReplaced(markNegated(markComparatives(swapNumbers(disambiguate(folded))))) };
}
