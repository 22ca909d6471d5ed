import { hasSense, isMark } from '../parse/atom.ts';
import type { QuantityReader, QuantityView } from './reader.ts';

/** Millesimal finenesses that are stamped somewhere. */
const stamped: ReadonlySet<number> = new Set([
  375, 416, 417, 583, 585, 750, 800, 833, 835, 850, 875, 900, 916, 917, 925, 935, 950, 958, 970, 990, 995, 999,
]);

/** Numbers that can mean nothing else in the trade. */
const unmistakable: ReadonlySet<number> = new Set([585, 916, 925, 999]);

/** "925 silver", "gold 750", "22k916", "916 hallmark". */
export const readFineness: QuantityReader = (view, at) => {
  const atom = view.atoms[at];
  if (atom?.kind !== 'number' || atom.value === undefined) return undefined;
  // "92.5 silver" is the same stamp in percent.
  const fineness = atom.text.includes('.') ? Math.round(atom.value * 10) : atom.value;
  if (!stamped.has(fineness)) return undefined;
  const before = view.atoms[at - 1];
  const behind = view.atoms[at + 1];
  if (hasSense(before, 'currency', 'bound') || hasSense(behind, 'currency', 'unit', 'multiplier')) return undefined;
  const named = besideMetal(view, at);
  return named || unmistakable.has(atom.value)
    ? { measured: { kind: 'fineness', value: fineness }, to: at + 1 }
    : undefined;
};

function besideMetal({ atoms }: QuantityView, at: number): boolean {
  const karatBefore = atoms[at - 1]?.quantity?.kind === 'karat' || hasSense(atoms[at - 1], 'unit');
  const before = isMark(atoms[at - 1], '-', '/') ? atoms[at - 2] : atoms[at - 1];
  return karatBefore || hasSense(before, 'metal', 'hallmark') || hasSense(atoms[at + 1], 'metal', 'hallmark', 'tone');
}
