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
  // What stands before a word is read first, so that it can tell what the next one was meant to be.
  const respelled: Token[] = [];
  tokens.forEach((token, at) => respelled.push(read(token, at)));
  return { tokens: respelled, respellings };

  function read(token: Token, at: number): Token {
    if (token.kind !== 'word') return token;
    const small = writtenOut.get(token.text) ?? (isThan(tokens, at) ? 'than' : undefined);
    if (small !== undefined) return { ...token, text: small };
    if (book.knows(token.text)) return token;
    if (isDevanagari(token.text)) return { ...token, text: inRoman(token.text, book) };
    const ruledOut = ruledOutOnce(respelled, token, book);
    if (ruledOut === undefined && (isNoMistake(token.text) || (!isShouted && isName(tokens, at, brief)))) return token;
    const meant = ruledOut ?? meantBy([...respelled, ...tokens.slice(at)], at, book);
    if (meant === undefined) return token;
    respellings.push({ span: token.span, meant });
    return { ...token, text: meant };
  }
}

/** "Not more then 9 g", "less then": behind a comparison it is its "than". */
function isThan(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'then' && /^(?:more|less|lesser|rather|other|\w{3,}er)$/.test(tokens[at - 1]?.text ?? '');
}

/**
 * The known word that was meant: before a metal its colour, "wite gold"; else the nearest one; or one with a letter typed
 * twice, "pinn"; or one that makes a phrase with its neighbour, "black beeds". Of a figure that nobody named a misspelt word makes
 * none: "chane 24 inch" is a chain, not a chand.
 */
function meantBy(tokens: readonly Token[], at: number, book: PhraseBook): string | undefined {
  const { text } = tokens[at] as Token;
  const isBeforeMetal = book.longestAt(tokens, at + 1)?.senses.some(({ subject }) => subject === 'metal') ?? false;
  const colour = isBeforeMetal ? book.speller.nearest(text, 'tone') : undefined;
  const once = withoutDoubles(text);
  const nearest = colour ?? book.speller.nearest(text) ?? (once !== text && book.names(once) ? once : undefined);
  const meant = nearest ?? inPhrase(tokens, at, book);
  if (meant === undefined || !isFigure(meant, tokens[at] as Token, book)) return meant;
  const piece = book.speller.heardAs(text, 'piece');
  if (piece !== undefined && (isMeasured(tokens, at) || !namesPiece(tokens, at, book))) return piece;
  return namesPiece(tokens, at, book) ? meant : undefined;
}

const withoutDoubles = (text: string): string => text.replaceAll(/(.)\1+/g, '$1');

/**
 * The known word that an everyday one is but for a letter typed twice, where it is ruled out: "no hallo" greets nobody. What
 * a client does not want must not be lost by a letter.
 */
function ruledOutOnce(before: readonly Token[], { text }: Token, book: PhraseBook): string | undefined {
  const negator = book.longestAt(before.slice(-1), 0)?.senses.some(({ subject }) => subject === 'negation') ?? false;
  const once = withoutDoubles(text);
  return negator && book.names(once) ? once : undefined;
}

/** The one word with which its neighbour is a known phrase: "blak beeds" are black beads. */
function inPhrase(tokens: readonly Token[], at: number, book: PhraseBook): string | undefined {
  const token = tokens[at] as Token;
  const fitting = book.speller.neighbours(token.text).filter((near) => {
    const asMeant = tokens.with(at, { ...token, text: near });
    return [at - 1, at].some((from) => {
      const [before, now] = [book.longestAt(tokens, from)?.to ?? 0, book.longestAt(asMeant, from)?.to ?? 0];
      return from >= 0 && now >= from + 2 && now > at && now > before;
    });
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Whether a word means a figure and nothing else. */
function isFigure(meant: string, token: Token, book: PhraseBook): boolean {
  const { senses = [] } = book.longestAt([{ ...token, text: meant }], 0) ?? {};
  return senses.length > 0 && senses.every(({ subject }) => subject === 'motif');
}

/** "24 inch" beside a word: what has a length is a piece. */
function isMeasured(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at + 1]?.kind === 'number' || tokens[at - 1]?.kind === 'number' || lengths.test(tokens[at - 1]?.text ?? '')
  );
}

const lengths = /^(?:inch|inches|in|mm|cm|")$/;

/** Whether a piece is named elsewhere, which a figure could be drawn on. */
function namesPiece(tokens: readonly Token[], at: number, book: PhraseBook): boolean {
  return tokens.some(
    (_, from) =>
      from !== at && book.longestAt(tokens, from)?.senses.some(({ subject }) => subject === 'piece') === true,
  );
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
