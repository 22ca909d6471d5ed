import { itemType } from '../archetypes/names/item-type.ts';
import { forgetBeside } from './parse/beside.ts';
import { foldQuantities } from './quantities/fold-quantities.ts';
import { type Atom, senseOf } from './parse/atom.ts';
import { atomise } from './parse/atomise.ts';
import { foldCodes } from './parse/spelling/codes.ts';
import { markComparatives } from './parse/comparative.ts';
import { markNegated } from './parse/negation/negation.ts';
import { normalise } from './parse/spelling/normalise.ts';
import { phraseBook } from './parse/phrase-book.ts';
import { foldQuotes } from './parse/quotes.ts';
import { forgetDropped, takeBack } from './parse/negation/taken-back.ts';
import { markReplaced } from './parse/negation/replacement.ts';
import { respell, type Respelling } from './parse/spelling/respell.ts';
import { swapNumbers } from './parse/swapped-number.ts';
import { disambiguate } from './parse/disambiguate.ts';
import { spellShorthand } from './parse/spelling/shorthand.ts';
import { foldTapered } from './parse/tapered-stone.ts';
import { tokenise } from './parse/token.ts';
import { foldViews } from './parse/views.ts';

/** A brief cut into phrases, quantities and the rest: all that the subjects read. */
export interface ParsedBrief {
  readonly brief: string;
  readonly atoms: readonly Atom[];
  /** Words that were read as others. */
  readonly respellings: readonly Respelling[];
}

/** "size 2.6 ki jagah 2.8", "2-4 to 2-6": no ring is so small, so inches and sixteenths are meant. */
function saysBangleSize(brief: string): boolean {
  return /\bsize\b/i.test(brief) && /\b2[.-](?:2|4|6|8|10|12|14)\b(?! ?(?:mm|cm|ct|g|k|in|lakh|tola)\b)/i.test(brief);
}

/** Turns text into phrases; each pass goes through the brief once. */
export function parseBrief(brief: string): ParsedBrief {
  const book = phraseBook();
  const { tokens, respellings } = respell(spellShorthand(tokenise(normalise(brief))), brief, book);
  const plain = foldViews(foldCodes(foldQuotes(atomise(tokens, book), brief), brief));
  const types = plain.flatMap((atom) => senseOf(atom, 'piece')?.type ?? []);
  const sizes = types.map((type) => itemType(type).sizedLike);
  const kinds = plain.flatMap((atom) => senseOf(atom, 'kind')?.types ?? []);
  const folded = foldQuantities({
    brief,
    atoms: plain,
    hasBangle: sizes.includes('wrist') || (types.length === 0 && saysBangleSize(brief)),
    hasRing: types.length === 0 || sizes.includes('finger') || kinds.some((type) => itemType(type).onFinger),
    hasNoRing: types.length > 0 && !sizes.includes('finger') && !kinds.some((type) => itemType(type).onFinger),
  });
  return {
    brief,
    respellings,
    atoms: markReplaced(
      forgetDropped(
        markNegated(markComparatives(swapNumbers(takeBack(forgetBeside(foldTapered(disambiguate(folded))))))),
      ),
    ),
  };
}
