import { readingOf } from '../../../archetypes/names/reading-of.ts';
import { functionWords, hindiWords } from '../../lexicon/everyday.ts';
import type { SaidValue } from '../../extraction.ts';
import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';
import type { TextSpan } from '../../parse/span.ts';
import type { BriefContext } from '../subject.ts';
import { listedNames, toldText } from './told-text.ts';

/** Longest inscription that is read: what fits inside a ring. */
const LONGEST_TEXT = 60;

/**
 * The letters to cut, as they are written in the brief: between quotes, or the capitals and names behind "engraved",
 * "initials", "naam". Letters without a capital are not taken: they may be any word.
 */
export function engravedText(context: BriefContext): SaidValue<string> | undefined {
  const quoted = quotedText(context) ?? sentenceUpToSide(context);
  if (quoted) return quoted;
  for (const [place, atom] of context.atoms.entries()) {
    const named = hasSense(atom, 'engrave') || isLetterWord(atom);
    if (!named || atom.negated || senseOf(atom, 'engrave')?.motif) continue;
    const found =
      (atom.text.endsWith('names') ? listedNames(context, place + 1) : undefined) ??
      corrected(context, capitalsBehind(context, place)) ??
      capitalsBefore(context, place) ??
      namedWord(context, place);
    if (found) return withOther(context, found);
  }
  const isEngraved = context.atoms.some((atom) => hasSense(atom, 'engrave') && !atom.negated);
  return toldText(context) ?? (isEngraved ? dateIn(context.brief) : undefined);
}

/** "AM 12.12.2020": the day behind the letters is cut with them. */
function withDay({ brief }: BriefContext, text: SaidValue<string>): SaidValue<string> {
  const behind = /^[ ,]{1,2}(\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2}))(?!\d)/.exec(
    brief.slice(text.span[1], text.span[1] + 14),
  );
  if (!behind) return text;
  const span: TextSpan = [text.span[0], text.span[1] + behind[0].length];
  return { value: brief.slice(...span), span };
}

/** How many words a sentence that is cut into metal has at most. */
const LONGEST_SENTENCE = 8;

/** "engrave To the moon and back on the inside", "say always on the inside": all that stands before the last side. */
function sentenceUpToSide({ atoms, brief, sentenceOf }: BriefContext): SaidValue<string> | undefined {
  for (const [place, atom] of atoms.entries()) {
    const says = /^(?:say|says|saying)$/.test(atom.text);
    if (atom.negated || !(says || atom.text.startsWith('engrave'))) continue;
    const from = atoms[place + 1]?.text === 'with' ? place + 2 : place + 1;
    const isOpen = /^\p{Lu}\p{Ll}/u.test(brief.slice(...(atoms[from]?.span ?? [0, 0])));
    const reach = atoms.slice(from, from + LONGEST_SENTENCE + 2);
    const last = reach.findLastIndex(
      (one, at) => hasSense(one, 'place') && sentenceOf[from + at] === sentenceOf[place],
    );
    const words = reach.slice(0, Math.max(0, last));
    const isPlain = words.every((one) => one.kind !== 'mark' && !one.quantity && !hasSense(one, 'piece', 'metal'));
    const isEnough = isOpen ? words.length > 2 : says && words.length > 0;
    const [first, end] = [words[0], words.at(-1)];
    if (!first || !end || !isPlain || !isEnough || words.length > LONGEST_SENTENCE) continue;
    const span: TextSpan = [first.span[0], end.span[1]];
    return { value: brief.slice(...span), span };
  }
  return undefined;
}

/** "Noah on one and Isla on the other": two pieces, two texts. */
function withOther(context: BriefContext, letters: SaidValue<string>): SaidValue<string> {
  const text = withDay(context, letters);
  const { atoms } = context;
  const at = atoms.findIndex(({ span }) => span[0] >= text.span[1]);
  const isOnOne = atoms[at]?.text === 'on' && atoms[at + 1]?.text === 'one';
  const joins = isOnOne && senseOf(atoms[at + 2], 'joint')?.joint === 'and';
  const other = joins ? capitalsBehind(context, at + 2) : undefined;
  return other ? { value: `${text.value} / ${other.value}`, span: [text.span[0], other.span[1]] } : text;
}

/** "Priyanka nahi, Priyanshi": the second is how it is written. */
function corrected(context: BriefContext, text: SaidValue<string> | undefined): SaidValue<string> | undefined {
  if (!text) return undefined;
  const at = context.atoms.findIndex(({ span }) => span[0] >= text.span[1]);
  return (hasSense(context.atoms[at], 'negation') && capitalsBehind(context, at)) || text;
}

/** "the word love", "naam zara": behind such a word small letters are meant too. */
function namedWord({ atoms, brief }: BriefContext, place: number): SaidValue<string> | undefined {
  const [atom, next] = [atoms[place], atoms[place + 1]];
  if (!isLetterWord(atom) || next?.kind !== 'word' || next.text.length < 2) return undefined;
  return functionWords.has(next.text) || hindiWords.has(next.text)
    ? undefined
    : { value: brief.slice(...next.span), span: next.span };
}

/** A day to remember: "14.02.2015", "3/4/21". */
function dateIn(brief: string): SaidValue<string> | undefined {
  const match = /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b/.exec(brief);
  return match ? { value: match[0], span: [match.index, match.index + match[0].length] } : undefined;
}

/** "initials", "the letter", "naam": what follows is written. */
function isLetterWord(atom: Atom | undefined): boolean {
  return senseOf(atom, 'cue')?.cue === 'initials' || readingOf(senseOf(atom, 'piece')?.subtype).written === true;
}

/** Quoted text; it is an atom of its own only beside a word like "engraved" or "inside". */
function quotedText({ atoms }: BriefContext): SaidValue<string> | undefined {
  const quotes = atoms.filter(({ kind, text }) => kind === 'quote' && text.trim() !== '');
  const [first, last] = [quotes[0], quotes.at(-1)];
  // Of two quotes each stands on a piece or side of its own.
  const text = quotes.map((quote) => quote.text.trim()).join(' / ');
  return first && last && text.length <= LONGEST_TEXT
    ? { value: text, span: [first.span[0], last.span[1]] }
    : undefined;
}

function capitalsBehind(context: BriefContext, place: number): SaidValue<string> | undefined {
  let from = place + 1;
  while (
    from < place + 5 &&
    isLeadIn(context, from) &&
    !isNamedLetter(context, from) &&
    !joinsLetters(context, from + 1)
  )
    from += 1;
  // "initials RS" are letters, not rupees.
  if (isAllCapitals(context, from, isLetterWord(context.atoms[place])))
    return textOver(context, from, lettersTo(context, from + 1));
  return textOver(context, from, lettersTo(context, from));
}

/** Where the letters end that begin before a place. */
function lettersTo(context: BriefContext, from: number): number {
  let to = from;
  while (to < from + 10 && (isCapital(context, to) || joinsLetters(context, to))) to += 1;
  return to;
}

/** The commas of "A, B, K" and the sign in "K & P". */
function joinsLetters({ atoms, brief }: BriefContext, place: number): boolean {
  const isSingle = (at: number): boolean => /^\p{Lu}$/u.test(brief.slice(...(atoms[at]?.span ?? [0, 0])));
  if (isMark(atoms[place], ',')) return isSingle(place - 1) && isSingle(place + 1);
  // "R and A": a word joins single letters alone.
  if (senseOf(atoms[place], 'joint')?.joint === 'and' && isSingle(place - 1)) return isSingle(place + 1);
  const isAnd = ['&', '+', 'n'].includes(atoms[place]?.text ?? '');
  return isAnd && /^\p{Lu}/u.test(brief.slice(...(atoms[place + 1]?.span ?? [0, 0])));
}

/** "RJW engraved", "AK initials". */
function capitalsBefore(context: BriefContext, place: number): SaidValue<string> | undefined {
  return isAllCapitals(context, place - 1, isLetterWord(context.atoms[place]))
    ? textOver(context, place - 1, place)
    : undefined;
}

function isLeadIn({ atoms }: BriefContext, place: number): boolean {
  const atom = atoms[place];
  const cue = senseOf(atom, 'cue')?.cue;
  return (
    hasSense(atom, 'filler', 'article', 'joint', 'boundary', 'engrave', 'place') ||
    cue === 'initials' ||
    cue === 'for' ||
    hasSense(atom, 'piece') ||
    isMark(atom, ':', '-')
  );
}

/** "the letter A": behind such a word an A is a letter, not an article. */
function isNamedLetter({ atoms, brief }: BriefContext, place: number): boolean {
  const named = isLetterWord(atoms[place - 1]);
  return named && /^\p{Lu}$/u.test(brief.slice(...(atoms[place]?.span ?? [0, 0])));
}

function isCapital({ atoms, brief }: BriefContext, place: number): boolean {
  const atom = atoms[place];
  if (!atom || atom.quantity || (atom.kind === 'mark' && !isMark(atom, '&', '+', '.'))) return false;
  const text = brief.slice(...atom.span);
  // "S.K.": a stop right behind a single capital belongs to it.
  const before = atoms[place - 1];
  // and ends a sentence where no letter follows: "initial B. Kid size".
  if (isMark(atom, '.')) {
    const isLetter = before !== undefined && /^\p{Lu}$/u.test(brief.slice(...before.span));
    const next = atoms[place + 1];
    const isAbbreviation = isMark(atoms[place - 2], '.') || (next?.glued === true && next.kind !== 'mark');
    return atom.glued && isLetter && isAbbreviation;
  }
  return isMark(atom, '&', '+') || (/^\p{Lu}/u.test(text) && !hasSense(atom, 'system', 'currency'));
}

/** "RS initials" are letters whatever else they stand for. */
function isAllCapitals({ atoms, brief }: BriefContext, place: number, isNamed: boolean): boolean {
  const atom = atoms[place];
  return (
    atom !== undefined &&
    /^\p{Lu}{1,6}$/u.test(brief.slice(...atom.span)) &&
    (isNamed || !hasSense(atom, 'system', 'currency', 'lab', 'clarity', 'metal', 'hallmark'))
  );
}

function textOver({ atoms, brief }: BriefContext, from: number, to: number): SaidValue<string> | undefined {
  const [first, last] = [atoms[from], atoms[to - 1]];
  if (!first || !last || to <= from) return undefined;
  const span: TextSpan = [first.span[0], last.span[1]];
  // As it is written on metal: "R and A" is R & A.
  const text = brief.slice(...span).replace(/(?<=^|[\s,]\p{Lu}|^\p{Lu}) (?:and|aur) (?=\p{Lu}(?:\P{L}|$))/u, ' & ');
  return /\p{L}/u.test(text) && text.length <= LONGEST_TEXT ? { value: text, span } : undefined;
}
