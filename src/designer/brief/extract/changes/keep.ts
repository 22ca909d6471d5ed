import { type Extraction, section } from '../../extraction.ts';
import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';
import { spanOver } from '../../parse/span.ts';
import { bareClarityAt, gradeAt } from '../stones/gather/grade.ts';
import { sameDesign, samePiece } from './edit-evidence.ts';
import { restStays } from './rest-stays.ts';
import { keptName, type Kept, unchangedPart } from './unchanged-part.ts';
import type { BriefContext, SubjectReader } from '../subject.ts';

/** How far the thing that stays may stand from "keep": "keep the two old rubies". */
const REACH = 5;

/** What stays as it is in an edit or a remodelling: everything else, the stones, the setting, a clarity. */
export const readKeep: SubjectReader = (context) => {
  const same = samePiece(context);
  const rest =
    restStays(context.atoms) ??
    context.atoms.find((atom) => cueOf(atom) === 'same_but') ??
    (same?.text === 'same' ? same : undefined);
  const parts = rest ? [] : context.atoms.flatMap((_, place) => unchanged(context, place));
  // "repeat of 7781, no change to the stones": what is said to stay tells what may not.
  const whole = rest ?? (parts.length === 0 ? sameDesign(context) : undefined);
  return [
    ...(whole ? [section('keep', { everything_else: { value: true, span: whole.span } })] : []),
    ...context.atoms.flatMap((atom, place) => (hasSense(atom, 'staying') ? kept(context, place) : [])),
    ...parts,
  ];
};

function cueOf(atom: Atom): string | undefined {
  return senseOf(atom, 'cue')?.cue;
}

/** "stones same", "same size", "don't change the setting": a part that stays, without the word "keep". */
function unchanged(context: BriefContext, place: number): readonly Extraction[] {
  const part = unchangedPart(context.atoms, place);
  const said = part && keptName(part);
  return said && part ? [keepSection(said, part, context.atoms[place] as Atom)] : [];
}

function keepSection(said: Kept, ...words: readonly [Atom, ...Atom[]]): Extraction {
  const span = words.map((word) => word.span).reduce(spanOver);
  return section('keep', Object.fromEntries(Object.entries(said).map(([key, value]) => [key, { value, span }])));
}

/** English names it behind "keep", Hindi before "wahi rakhna"; "the shoulders and the size" are two. */
function kept({ atoms }: BriefContext, place: number): readonly Extraction[] {
  // "please don't keep the arch"
  if (atoms.slice(Math.max(0, place - 2), place).some((before) => hasSense(before, 'negation'))) return [];
  const word = atoms[place] as Atom;
  const { side, ofValue } = senseOf(word, 'staying') ?? {};
  const step = side === 'before' ? 1 : -1;
  const found: Extraction[] = [];
  for (let at = place + step, gap = 0; gap < REACH; at += step, gap += 1) {
    const atom = atoms[at];
    const isListed = found.length > 0 && (isMark(atom, '/') || senseOf(atom, 'joint')?.joint === 'and');
    if (atom === undefined || (atom.kind === 'mark' && !isListed)) break;
    if (hasSense(atom, 'bound') || cueOf(atom) === 'budget') break;
    // "leave the front plain", "keep it simple" say how it is to be, not what stays.
    const value = valueOf(atoms, at);
    const isName = !(atom.negated || ofValue || valueOf(atoms, at + 1));
    const said = value ?? (isName ? keptName(atom) : undefined);
    if (said) {
      // "keep the weight under 5 g" is a limit, "keep the size M" a value.
      if (step === 1 && !value && isLimited(atoms, at)) break;
      if (step === 1 || found.length === 0) found.push(keepSection(said, atom, word));
      gap = 0;
      if (step === -1) break;
    } else if (found.length > 0 && !isListed && !hasSense(atom, 'filler', 'article', 'joint')) break;
  }
  return found;
}

function isLimited(atoms: readonly Atom[], at: number): boolean {
  return atoms.slice(at + 1, at + 3).some((next) => hasSense(next, 'bound') || next.quantity);
}

/** "stay with VS1", "still an L", "colour stays G", "10 gm hi rakhna": what stays, with its value. */
function valueOf(atoms: readonly Atom[], at: number): Kept | undefined {
  const quantity = atoms[at]?.quantity;
  const clarity = senseOf(atoms[at], 'clarity')?.clarity ?? bareClarityAt(atoms, at);
  if (clarity !== undefined) return { clarity };
  const grade = gradeAt(atoms, at);
  if (grade) return { color_grade: grade.value };
  if (quantity?.bound !== undefined) return undefined;
  if (quantity?.kind === 'ring-size') return { size: quantity.value };
  if (quantity?.kind === 'carat') return { carat_each: quantity.value };
  return quantity?.kind === 'gram' ? { metal_approx_g: quantity.value } : undefined;
}
