import type { Said } from '../fact.ts';
import { type Atom, hasSense, isMark, senseOf } from '../words/atom.ts';
import type { TextSpan } from '../words/span.ts';
import type { BriefContext } from './subject.ts';

/** Longest inscription that is read: what fits inside a ring. */
const LONGEST_TEXT = 60;

/**
 * The letters to cut, as they are written in the brief: between quotes, or the capitals and names behind "engraved",
 * "initials", "naam". Letters without a capital are not taken: they may be any word.
 */
export function engravedText(context: BriefContext): Said<string> | undefined {
  const quoted = quotedText(context);
  if (quoted) return quoted;
  for (const [place, atom] of context.atoms.entries()) {
    const named = hasSense(atom, 'engrave') || isLetterWord(atom);
    if (!named || atom.negated) continue;
    const found = capitalsBehind(context, place) ?? capitalsBefore(context, place);
    if (found) return found;
  }
  return undefined;
}

/** "initials", "the letter", "naam": what follows is written. */
function isLetterWord(atom: Atom | undefined): boolean {
  return senseOf(atom, 'cue')?.cue === 'initials' || senseOf(atom, 'feature')?.feature === 'initial';
}

/** Quoted text; it is an atom of its own only beside a word like "engraved" or "inside". */
function quotedText({ atoms }: BriefContext): Said<string> | undefined {
  const quote = atoms.find(({ kind }) => kind === 'quote');
  const text = quote?.text.trim() ?? '';
  return quote && text !== '' && text.length <= LONGEST_TEXT ? { value: text, span: quote.span } : undefined;
}

function capitalsBehind(context: BriefContext, place: number): Said<string> | undefined {
  let from = place + 1;
  while (from < place + 5 && isLeadIn(context, from) && !isNamedLetter(context, from)) from += 1;
  let to = from;
  while (to < from + 6 && isCapital(context, to)) to += 1;
  return textOver(context, from, to);
}

/** "RJW engraved", "AK initials". */
function capitalsBefore(context: BriefContext, place: number): Said<string> | undefined {
  return isAllCapitals(context, place - 1) ? textOver(context, place - 1, place) : undefined;
}

function isLeadIn({ atoms }: BriefContext, place: number): boolean {
  const atom = atoms[place];
  const cue = senseOf(atom, 'cue')?.cue;
  return (
    hasSense(atom, 'filler', 'article', 'joint', 'boundary', 'engrave') ||
    cue === 'initials' ||
    cue === 'for' ||
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
  if (isMark(atom, '.')) return atom.glued && before !== undefined && /^\p{Lu}$/u.test(brief.slice(...before.span));
  return isMark(atom, '&', '+') || (/^\p{Lu}/u.test(text) && !hasSense(atom, 'system', 'currency'));
}

function isAllCapitals({ atoms, brief }: BriefContext, place: number): boolean {
  const atom = atoms[place];
  return (
    atom !== undefined &&
    /^\p{Lu}{1,6}$/u.test(brief.slice(...atom.span)) &&
    !hasSense(atom, 'system', 'currency', 'lab', 'clarity', 'metal', 'hallmark')
  );
}

function textOver({ atoms, brief }: BriefContext, from: number, to: number): Said<string> | undefined {
  const [first, last] = [atoms[from], atoms[to - 1]];
  if (!first || !last || to <= from) return undefined;
  const span: TextSpan = [first.span[0], last.span[1]];
  const text = brief.slice(...span);
  return /\p{L}/u.test(text) && text.length <= LONGEST_TEXT ? { value: text, span } : undefined;
}
