import type { SaidValue } from '../../extraction.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';

/** Ordinals in words, in both languages. */
const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  pehli: 1,
  pehla: 1,
  pahli: 1,
  second: 2,
  doosri: 2,
  dusri: 2,
  third: 3,
  teesri: 3,
  tisri: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  fifteenth: 15,
  twentieth: 20,
  thirtieth: 30,
  fortieth: 40,
  fiftieth: 50,
  sixtieth: 60,
};

/** Anniversaries that are called by what is given. */
const calledBy: Readonly<Record<string, number>> = {
  tin: 10,
  crystal: 15,
  china: 20,
  silver: 25,
  pearl: 30,
  coral: 35,
  ruby: 40,
  sapphire: 45,
  golden: 50,
  gold: 50,
  emerald: 55,
  diamond: 60,
};

/** How far from the day its number stands: "25th wedding anniversary", "anniversary hai, 25vi". */
const REACH = 3;

function ordinalAt(atom: Atom | undefined): number | undefined {
  if (atom?.quantity?.kind === 'ordinal') return atom.quantity.value;
  return ordinals[atom?.text ?? ''];
}

/** The number of a birthday or anniversary that is named at a place. */
export function numberOfDay(atoms: readonly Atom[], place: number): SaidValue<number> | undefined {
  const occasion = senseOf(atoms[place], 'occasion')?.occasion ?? '';
  for (const at of nearest(place)) {
    const atom = atoms[at];
    const value = ordinalAt(atom);
    if (atom && value !== undefined && !hasSense(atoms[at + 1], 'month', 'finger')) return { value, span: atom.span };
    const years = atom?.quantity?.kind === 'time' && atom.quantity.unit === 'year' ? atom.quantity.value : undefined;
    if (atom && years !== undefined && occasion === 'anniversary') return { value: years, span: atom.span };
  }
  const before = atoms[place - 1];
  const given = occasion === 'anniversary' ? calledBy[before?.text ?? ''] : undefined;
  return before && given !== undefined ? { value: given, span: before.span } : undefined;
}

function nearest(place: number): readonly number[] {
  return Array.from({ length: REACH }, (_, step) => [place - step - 1, place + step + 1]).flat();
}

/** "married 25 years", "shaadi ke 5 saal ho gaye", "40 years together". */
export function anniversaryYears(atoms: readonly Atom[]): SaidValue<number> | undefined {
  // "for our 10th", "it's our fifth"
  const ours = atoms.findIndex(
    (atom, at) =>
      ordinalAt(atom) !== undefined &&
      atoms[at - 1]?.text === 'our' &&
      !hasSense(atoms[at + 1], 'occasion', 'wearer', 'month'),
  );
  const our = atoms[ours];
  if (our && isOrEnds(atoms[ours + 1])) return { value: ordinalAt(our) ?? 0, span: our.span };
  for (const [place, { quantity, span }] of atoms.entries()) {
    if (quantity?.kind !== 'time' || quantity.unit !== 'year' || !Number.isInteger(quantity.value)) continue;
    const before = atoms.slice(Math.max(0, place - 3), place).map(({ text }) => text);
    const behind = atoms.slice(place + 1, place + 4).map(({ text }) => text);
    const isMarried =
      before.includes('married') ||
      behind.some((word) => ['married', 'marriage', 'together'].includes(word)) ||
      (['shaadi', 'shadi'].includes(before.at(-2) ?? '') && ['ke', 'ko', 'ki'].includes(before.at(-1) ?? ''));
    if (isMarried) return { value: quantity.value, span };
  }
  return undefined;
}

function isOrEnds(atom: Atom | undefined): boolean {
  return atom === undefined || atom.kind === 'mark' || hasSense(atom, 'joint', 'boundary');
}

/** "Nan's 90th", "he turns 40", "she's 30 in June", "beti 18 saal ki ho rahi hai". */
export function birthdayNumber(atoms: readonly Atom[]): SaidValue<number> | undefined {
  for (const [place, atom] of atoms.entries()) {
    const number = ordinalAt(atom);
    const next = atoms[place + 1];
    if (number !== undefined && number >= 10 && isOfPerson(atoms, place) && !hasSense(next, 'month', 'finger', 'piece'))
      return { value: number, span: atom.span };
    const { quantity } = atom;
    const value = quantity?.kind === 'count' || quantity?.kind === 'time' ? quantity.value : undefined;
    if (value !== undefined && Number.isInteger(value) && (isTurned(atoms, place) || isAgeSoon(atoms, place)))
      return { value, span: atom.span };
  }
  return undefined;
}

function isOfPerson(atoms: readonly Atom[], place: number): boolean {
  return hasSense(atoms[place - 1], 'wearer') || ['my', 'her', 'his', 'their'].includes(atoms[place - 1]?.text ?? '');
}

function isTurned(atoms: readonly Atom[], place: number): boolean {
  if (['turns', 'turning', 'turned', 'hits', 'hitting', 'turn'].includes(atoms[place - 1]?.text ?? '')) return true;
  const behind = atoms.slice(place + 1, place + 4).map(({ text }) => text);
  return behind.includes('ho') && behind.some((word) => ['rahi', 'raha', 'jayegi', 'jayega'].includes(word));
}

/** "he's 50 in August": an age that a month makes a day of. */
function isAgeSoon(atoms: readonly Atom[], place: number): boolean {
  const says = hasSense(atoms[place - 1], 'wearer') || atoms[place - 1]?.text === 'is';
  const next = atoms[place + 1]?.text;
  return says && ((next === 'in' && hasSense(atoms[place + 2], 'month')) || next === 'next' || next === 'this');
}
