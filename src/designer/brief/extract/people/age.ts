import type { RequestRecipient } from '#spec/request/sections/wearer.ts';
import type { SaidFields } from '../../extraction.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { type BriefContext, wishes } from '../subject.ts';

type Age = SaidFields<Pick<RequestRecipient, 'age' | 'age_months'>>;

/** Up to this number "3 years" beside "toddler" or "kids" is an age. */
const CHILD_YEARS_MAX = 14;

const OLDEST_YEARS = 120;
const OLDEST_MONTHS = 48;

/** "21 year old", "8 mahine ki hai", "my son is 9"; "10 years of marriage" is not an age. */
export function ageOf(context: BriefContext): Age {
  const { atoms } = context;
  const isForChild = atoms.some((atom) => ['baby', 'child'].includes(senseOf(atom, 'wearer')?.relation ?? ''));
  for (const [place, { quantity, span }] of wishes(context)) {
    if (quantity?.kind === 'count' && isBareAge(atoms, place)) return { age: { value: quantity.value, span } };
    if (quantity?.kind !== 'time' || !Number.isInteger(quantity.value)) continue;
    const ofChild = isForChild && (quantity.unit === 'month' || quantity.value <= CHILD_YEARS_MAX);
    if (!isOld(atoms, place) && !isOfSomebody(atoms, place) && !ofChild) continue;
    if (quantity.unit === 'year' && quantity.value <= OLDEST_YEARS) return { age: { value: quantity.value, span } };
    if (quantity.unit === 'month' && quantity.value <= OLDEST_MONTHS)
      return { age_months: { value: quantity.value, span } };
  }
  return {};
}

function isOld(atoms: readonly Atom[], place: number): boolean {
  return (
    /old|yo$/.test(atoms[place]?.text ?? '') || ['age', 'aged', 'umar', 'umr'].includes(atoms[place - 1]?.text ?? '')
  );
}

/** "8 mahine ki hai", "20 saal ki beti"; but "10 saal ki anniversary". */
function isOfSomebody(atoms: readonly Atom[], place: number): boolean {
  const behind = atoms.slice(place + 1, place + 4);
  // "anniversary coming, 25 years, my wife likes…"
  const before = atoms.slice(Math.max(0, place - 4), place);
  if ([...before, ...behind].some(isYearsTogether) || behind.some((atom) => hasSense(atom, 'occasion'))) return false;
  return behind.some((atom) => hasSense(atom, 'wearer') || ['ki', 'ka', 'ke'].includes(atom.text));
}

function isYearsTogether(atom: Atom): boolean {
  return senseOf(atom, 'occasion')?.occasion === 'anniversary';
}

/** "my daughter is 16", "she's 21", "aged 40": a bare number behind a person. */
function isBareAge(atoms: readonly Atom[], place: number): boolean {
  const value = atoms[place]?.quantity?.kind === 'count' ? atoms[place].quantity.value : 0;
  if (!Number.isInteger(value) || value < 1 || value > OLDEST_YEARS) return false;
  const next = atoms[place + 1];
  if (next && next.kind !== 'mark' && !hasSense(next, 'joint', 'boundary') && next.text !== 'so') return false;
  const [before, earlier] = [atoms[place - 1], atoms[place - 2]];
  if (['age', 'aged', 'umar'].includes(before?.text ?? '')) return true;
  // "she is only four", "my mother who is 70"
  const at = before?.text === 'only' ? place - 2 : place - 1;
  const verb = atoms[at];
  const [says, who] = verb?.text === 'is' ? [atoms[at - 1], atoms[at - 2]] : [verb, earlier];
  const isSaid = verb?.text === 'is' || /(?:'s|hes)$/.test(verb?.text ?? '');
  return isSaid && (hasSense(says, 'wearer') || (says?.text === 'who' && hasSense(who, 'wearer')));
}
