import type { SaidValue } from '../../extraction.ts';
import { functionWords, hindiWords } from '../../lexicon/everyday.ts';
import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';
import { wordSet } from '../../parse/word-set.ts';
import type { BriefContext } from '../subject.ts';

/** Verbs before what is to be written: "put Mia inside", "can it say Beth on the back", "change text to Ayaan". */
const verbs: ReadonlySet<string> = wordSet('put, add, also add, say, says, reads, write, text to, wording to');

/** What only writing does: no side has to be named. */
const telling: ReadonlySet<string> = wordSet('say, says, reads, text to, wording to');

/** Hindi verbs behind it: "andar Neha likh do". */
export const isWriting = (atom: Atom | undefined): boolean => /^(?:likh|khud)/.test(atom?.text ?? '') && !atom?.negated;

/** How far behind the text the side stands that it is written on. */
const REACH = 6;

/**
 * What is written where no word like "engraved" says so, but a verb and a side: "put G.A.T. inside", "andar Neha likh
 * do", "inside should say 5.22.21". Only names and days are taken; other words may be any wish.
 */
export function toldText(context: BriefContext): SaidValue<string> | undefined {
  const { atoms } = context;
  for (const [place, atom] of atoms.entries()) {
    if (isWriting(atom)) {
      const name = nameEndingAt(context, place - 1) ?? dayAt(context, place - 1);
      if (name) return name;
    }
    if (!verbs.has(atom.text) || atom.negated) continue;
    const from = leadInFrom(atoms, place + 1);
    const text = nameAt(context, from) ?? dayAt(context, from);
    if (text && (hasSide(atoms, from) || hasSide(atoms, place - 4) || telling.has(atom.text))) return text;
  }
  return oneOnEach(context) ?? dayInside(context);
}

function leadInFrom(atoms: readonly Atom[], from: number): number {
  let at = from;
  while (at < from + 4 && (hasSense(atoms[at], 'article', 'filler', 'wearer') || isLetterCue(atoms[at]))) at += 1;
  return at;
}

function isLetterCue(atom: Atom | undefined): boolean {
  return senseOf(atom, 'cue')?.cue === 'initials' || ['our', 'date', 'tareekh', 'the date'].includes(atom?.text ?? '');
}

function hasSide(atoms: readonly Atom[], from: number): boolean {
  return atoms.slice(Math.max(0, from), from + REACH).some((atom) => hasSense(atom, 'place'));
}

/** Words with a capital from a place on, with the digits and stops between them. */
export function nameAt(context: BriefContext, from: number): SaidValue<string> | undefined {
  let to = from;
  while (to < from + 4 && isNamePart(context, to, to > from)) to += 1;
  if (to === from) return undefined;
  return spanned(context, from, to);
}

/** The words with a capital that end at a place. */
export function nameEndingAt(context: BriefContext, last: number): SaidValue<string> | undefined {
  const end = isLetterCue(context.atoms[last]) ? last - 1 : last;
  let from = end;
  while (from > end - 3 && from > 0 && isNamePart(context, from, false)) from -= 1;
  const start = isNamePart(context, from, false) && from > 0 ? from : from + 1;
  return start > end || start === 0 ? undefined : spanned(context, start, end + 1);
}

/** A name is a word with a capital that means nothing in the trade; "G.A.T." goes on over its stops. */
function isNamePart({ atoms, brief }: BriefContext, at: number, goesOn: boolean): boolean {
  const atom = atoms[at];
  if (!atom) return false;
  const typed = brief.slice(...atom.span);
  if (goesOn && isMark(atom, '.'))
    return atom.glued && /^\p{Lu}$/u.test(brief.slice(...(atoms[at - 1]?.span ?? [0, 0])));
  if (goesOn && /^\d{4,}$/.test(typed)) return true;
  const isWord = /^\p{Lu}[\p{L}'’]*$/u.test(typed) && !functionWords.has(atom.text) && !hindiWords.has(atom.text);
  return (
    isWord && brief !== brief.toUpperCase() && !hasSense(atom, 'piece', 'metal', 'gem', 'system', 'unit', 'finish')
  );
}

/** "names Huda, Lulwa and Sara": each on a piece of its own. */
export function listedNames(context: BriefContext, from: number): SaidValue<string> | undefined {
  const names: SaidValue<string>[] = [];
  let at = from;
  for (let name = nameAt(context, at); name; name = nameAt(context, at)) {
    names.push(name);
    at += 1;
    while (isMark(context.atoms[at], ',', '&', '/') || senseOf(context.atoms[at], 'joint')?.joint === 'and') at += 1;
  }
  const [first, last] = [names[0], names.at(-1)];
  return first && last && names.length > 1
    ? { value: names.map(({ value }) => value).join(' / '), span: [first.span[0], last.span[1]] }
    : undefined;
}

/** "14.02.26", "5-11-2025" */
const day = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?!\d)/;

function dayAt({ atoms, brief }: BriefContext, at: number): SaidValue<string> | undefined {
  // A day is cut into several atoms: it is looked for where the first of them begins.
  for (let from = at; from >= at - 4 && from >= 0; from -= 1) {
    const start = atoms[from]?.span[0] ?? 0;
    const found = day.exec(brief.slice(start, start + 10));
    if (found) return { value: found[0], span: [start, start + found[0].length] };
  }
  return undefined;
}

/** "dono me andar 14.02.26", "on the inside and the date 11.02.25" */
function dayInside(context: BriefContext): SaidValue<string> | undefined {
  const { atoms } = context;
  for (const [place, atom] of atoms.entries()) {
    if (senseOf(atom, 'place')?.place !== 'inside' || atom.negated) continue;
    for (let at = place + 1; at <= place + 5; at += 1) {
      const start = atoms[at]?.span[0] ?? -1;
      const found = start < 0 ? null : day.exec(context.brief.slice(start, start + 10));
      if (found) return { value: found[0], span: [start, start + found[0].length] };
    }
  }
  return undefined;
}

/** "Aoife on one, Niamh on the other" */
function oneOnEach(context: BriefContext): SaidValue<string> | undefined {
  const { atoms } = context;
  const one = atoms.findIndex((atom, at) => atom.text === 'on' && atoms[at + 1]?.text === 'one');
  const first = one > 0 ? nameEndingAt(context, one - 1) : undefined;
  const second = first ? nameAt(context, one + (isMark(atoms[one + 2], ',') ? 3 : 2)) : undefined;
  return first && second
    ? { value: `${first.value} / ${second.value}`, span: [first.span[0], second.span[1]] }
    : undefined;
}

function spanned({ atoms, brief }: BriefContext, from: number, to: number): SaidValue<string> {
  const span = [atoms[from]?.span[0] ?? 0, atoms[to - 1]?.span[1] ?? 0] as const;
  return { value: brief.slice(...span), span };
}
