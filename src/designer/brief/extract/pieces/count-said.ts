import { type Atom, senseOf } from '../../parse/atom.ts';

/** A whole number that counts: in digits before what it counts, or a numeral that stands anywhere. */
export function countSaid(atom: Atom | undefined): number | undefined {
  const value = atom?.quantity?.kind === 'count' ? atom.quantity.value : senseOf(atom, 'numeral')?.value;
  return value !== undefined && Number.isInteger(value) ? value : undefined;
}
