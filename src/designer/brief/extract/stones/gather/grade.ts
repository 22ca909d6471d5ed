import { type Atom, hasSense, isMark, senseOf } from '../../../parse/atom.ts';
import type { TextSpan } from '../../../parse/span.ts';

/** A diamond's colour grade as written, and the places it takes. */
export interface Grade {
  readonly value: string;
  readonly span: TextSpan;
}

/** A letter, or two of which the second is further from white. */
const LETTERS = /^(?:[d-m]|d[e-m]|e[f-m]|f[g-m]|g[h-m]|h[i-m]|i[j-m]|j[k-m]|k[lm]|lm)$/;

/**
 * "F colour", "colour F", "G/VS2", "EF VVS", "G-H, SI": letters are a grade only beside the word colour or a clarity.
 * Returns the grade that the atom at this place opens, if it does.
 */
export function gradeAt(atoms: readonly Atom[], place: number): Grade | undefined {
  const first = atoms[place];
  if (!first || !LETTERS.test(first.text) || first.quantity || hasSense(first, 'origin')) return undefined;
  // A hyphen between letters is not an atom: "G-H" is two letters here.
  const next = atoms[place + 1];
  const joined =
    first.text.length === 1 && /^[e-m]$/.test(next?.text ?? '') && (next?.span[0] ?? 0) - first.span[1] <= 1;
  if (!joined && isEndOfRange(atoms, place)) return undefined;
  const last = joined ? place + 1 : place;
  if (!isNamed(atoms, place, last)) return undefined;
  const span: TextSpan = [first.span[0], (atoms[last] as Atom).span[1]];
  const letters = joined ? `${first.text}-${atoms[last]?.text}` : first.text;
  return { value: letters.toUpperCase(), span };
}

/** The H of "G-H", which was read with the G. */
function isEndOfRange(atoms: readonly Atom[], place: number): boolean {
  const [before, atom] = [atoms[place - 1], atoms[place]];
  return /^[d-l]$/.test(before?.text ?? '') && (atom?.span[0] ?? 0) - (before?.span[1] ?? 0) === 1;
}

function isNamed(atoms: readonly Atom[], first: number, last: number): boolean {
  const behind = isMark(atoms[last + 1], '/', ',', '-', '+') ? atoms[last + 2] : atoms[last + 1];
  const before = isMark(atoms[first - 1], '/', ',', '-', ':') ? atoms[first - 2] : atoms[first - 1];
  return [behind, before].some(
    (atom) => clarityOf(atom) !== undefined || ['stone_color', 'or_better'].includes(senseOf(atom, 'cue')?.cue ?? ''),
  );
}

/** Clarities that can also be other words. */
const bare: ReadonlySet<string> = new Set(['vs', 'si', 'if', 'fl']);

/** A clarity of the lexicon, or a bare "VS" or "SI", which mean one only beside a colour grade. */
function clarityOf(atom: Atom | undefined): string | undefined {
  return senseOf(atom, 'clarity')?.clarity ?? (bare.has(atom?.text ?? '') ? atom?.text.toUpperCase() : undefined);
}

/** "F-G VS": the clarity that such a bare word means right behind a grade. */
export function bareClarityAt(atoms: readonly Atom[], place: number): string | undefined {
  const atom = atoms[place];
  if (!atom || senseOf(atom, 'clarity')) return undefined;
  const behindGrade = [place - 1, place - 2, place - 3].some((at) => {
    const grade = gradeAt(atoms, at);
    return grade !== undefined && atom.span[0] - grade.span[1] <= 3;
  });
  return behindGrade ? clarityOf(atom) : undefined;
}
