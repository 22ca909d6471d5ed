import { type Fact, singleValue } from '../fact.ts';
import { type Atom, hasSense, senseOf } from '../words/atom.ts';
import { type BriefContext, wishes } from './subject.ts';

/** Numbers that are said in words of a day that returns. */
const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  pehli: 1,
  pehla: 1,
  second: 2,
  doosri: 2,
  dusri: 2,
  third: 3,
  teesri: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twentieth: 20,
  thirtieth: 30,
  fortieth: 40,
  fiftieth: 50,
};

/** Which birthday or anniversary it is: "10th anniversary", "tenth", "25 saal ki anniversary". */
export function numberOf({ atoms }: BriefContext, place: number): readonly Fact[] {
  for (const at of [place - 1, place - 2, place - 3, place + 1]) {
    const atom = atoms[at];
    const value = numberIn(atom, atoms[at + 1]);
    if (atom && value !== undefined) return [singleValue('occasion_number', value, atom.span)];
    if (at < place && !hasSense(atom, 'filler', 'occasion', 'wearer')) break;
  }
  const behind = atoms[place + 1];
  const value = numberIn(behind, undefined);
  return behind && value !== undefined ? [singleValue('occasion_number', value, behind.span)] : [];
}

function numberIn(atom: Atom | undefined, next: Atom | undefined): number | undefined {
  const { quantity } = atom ?? {};
  if (quantity?.kind === 'ordinal') return quantity.value;
  const isYears = quantity?.kind === 'time' && quantity.unit === 'year' && Number.isInteger(quantity.value);
  if (isYears && next !== undefined) return quantity.value;
  return atom === undefined || quantity ? undefined : ordinals[atom.text];
}

/** "Nan's 90th", "she is turning 50", "he's 50 in August": a birthday that is told by its number. */
export function birthdayNumber(context: BriefContext): readonly Fact[] {
  const { atoms } = context;
  for (const [place, { quantity, span }] of wishes(context)) {
    const isOrdinal = quantity?.kind === 'ordinal' && isSomebodys(atoms[place - 1]) && isAlone(atoms[place + 1]);
    const isAge = quantity?.kind === 'count' && Number.isInteger(quantity.value) && becomes(atoms, place);
    const value = isOrdinal || isAge ? quantity.value : 0;
    if (value >= 1 && value <= 110)
      return [singleValue('occasion', 'birthday', span), singleValue('occasion_number', value, span)];
  }
  return [];
}

function isSomebodys(atom: Atom | undefined): boolean {
  return hasSense(atom, 'wearer') || /^(?:my|her|his|their|our)$/.test(atom?.text ?? '');
}

/** "my 2nd ring" is not a birthday. */
function isAlone(atom: Atom | undefined): boolean {
  return atom === undefined || atom.kind === 'mark' || hasSense(atom, 'boundary', 'cue', 'joint', 'time');
}

function becomes(atoms: readonly Atom[], place: number): boolean {
  const before = atoms[place - 1]?.text ?? '';
  const isMonth = atoms[place + 1]?.text === 'in' && senseOf(atoms[place + 2], 'month') !== undefined;
  return /^(?:turning|turns|sweet)$/.test(before) || (isMonth && /^(?:he's|she's|is|mum's|dad's)$/.test(before));
}
