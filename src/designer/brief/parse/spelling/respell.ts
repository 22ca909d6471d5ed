import { functionWords, hindiWords } from '../../lexicon/everyday.ts';
import { otherShortForms, writtenOut } from '../../lexicon/hurried.ts';
import { lookalikes } from '../../lexicon/lookalikes.ts';
import { romanFor } from '../../lexicon/devanagari.ts';
import { isDevanagari, romanised, withoutDots } from './devanagari.ts';
import type { PhraseBook } from '../phrase-book.ts';
import type { TextSpan } from '../span.ts';
import type { Token } from '../token.ts';

/** A word that was read as another, which the client has to see. */
export interface Respelling {
  readonly span: TextSpan;
  readonly meant: string;
}

export interface RespelledTokens {
  readonly tokens: readonly Token[];
  readonly respellings: readonly Respelling[];
}

/** Writes Devanagari in Roman letters, and a word that nobody knows as the known one that it was meant to be. */
export function respell(tokens: readonly Token[], brief: string, book: PhraseBook): RespelledTokens {
  const respellings: Respelling[] = [];
  const isShouted = brief === brief.toUpperCase();
  const respelled = tokens.map((token, at): Token => {
    if (token.kind !== 'word') return token;
    const small = writtenOut.get(token.text);
    if (small !== undefined) return { ...token, text: small };
    if (book.knows(token.text)) return token;
    if (isDevanagari(token.text)) return { ...token, text: inRoman(token.text, book) };
    if (isNoMistake(token.text) || (!isShouted && isName(tokens, at, brief))) return token;
    const meant = meantBy(tokens, at, book);
    if (meant === undefined) return token;
    respellings.push({ span: token.span, meant });
    return { ...token, text: meant };
  });
  return { tokens: respelled, respellings };
}

/** The known word that was meant: before a metal its colour, "wite gold"; else the nearest one; or one with a letter typed twice, "pinn". */
function meantBy(tokens: readonly Token[], at: number, book: PhraseBook): string | undefined {
  const { text } = tokens[at] as Token;
  const isBeforeMetal = book.longestAt(tokens, at + 1)?.senses.some(({ subject }) => subject === 'metal') ?? false;
  const colour = isBeforeMetal ? book.speller.nearest(text, 'tone') : undefined;
  const once = text.replaceAll(/(.)\1+/g, '$1');
  return colour ?? book.speller.nearest(text) ?? (once !== text && book.names(once) ? once : undefined);
}

function inRoman(word: string, book: PhraseBook): string {
  const plain = withoutDots(word);
  const roman = romanFor.get(plain) ?? romanised(plain);
  // "हीरों के बिना", "नगों": the plural before a postposition.
  const forms = [
    roman,
    ...['a', 'e', ''].flatMap((end) => (roman.length > 4 && roman.endsWith('on') ? [roman.replace(/on$/, end)] : [])),
  ];
  return forms.find((form) => book.knows(form)) ?? book.speller.soundsLike(roman) ?? roman;
}

function isNoMistake(word: string): boolean {
  return (
    !/^[a-z]+$/.test(word) ||
    functionWords.has(word) ||
    hindiWords.has(word) ||
    lookalikes.has(word) ||
    lookalikes.has(word.replace(/s$/, '')) ||
    otherShortForms.has(word)
  );
}

/** A capital within a sentence begins a name: "for Karan", not a kara. */
function isName(tokens: readonly Token[], at: number, brief: string): boolean {
  const typed = brief.slice(...(tokens[at] as Token).span);
  const before = tokens[at - 1];
  const isWithin = before?.kind === 'word' || before?.text === ',';
  return isWithin && /^\p{Lu}\p{Ll}/u.test(typed);
}
