import { sizeInSystem } from '#spec/sizes/existing-sizes.ts';
import { itemType } from '../../archetypes/names/item-type.ts';
import { type Atom, hasSense, isMark, senseOf } from '../parse/atom.ts';
import { isBehindSize, isSizeCue, typeBeside } from './beside-size.ts';
import type { QuantityReader, QuantityView, ReadQuantity } from './reader.ts';
import { sizeValueAt } from './size-value.ts';

/**
 * An Indian bangle size: inches and sixteenths ("anna"), written 2.6, 2-6 or 2/6. "2.10" is 2 10/16 inch, never 2.1,
 * so the digits are kept as they stand.
 */
export const readBangleSize: QuantityReader = (view, at) => {
  if (!view.hasBangle) return undefined;
  const said = digitsAt(view, at);
  if (!said) return numberCalledSize(view, at);
  const [inches, sixteenths, end] = said;
  const behind = view.atoms[end];
  if (hasSense(behind, 'unit', 'multiplier', 'currency', 'gem') && !startsSentence(behind)) return undefined;
  if (hasSense(view.atoms[at - 1], 'currency')) return undefined;
  const to = senseOf(behind, 'cue')?.cue === 'size' ? end + 1 : end;
  return { measured: { kind: 'bangle-size', value: `${inches}.${sixteenths}` }, to };
};

/** "size 7", "8 size": whatever the chart has to say of it, it is the size that was said. */
function numberCalledSize(view: QuantityView, at: number): ReadQuantity | undefined {
  const { atoms } = view;
  if (itemType(typeBeside(atoms, at)).sizedLike !== 'wrist') return undefined;
  const said = sizeValueAt(view, at, undefined);
  if (typeof said?.value !== 'number' || hasSense(atoms[said.to], 'multiplier', 'currency', 'gem')) return undefined;
  const measured = { kind: 'bangle-size', value: String(said.value) } as const;
  if (isBehindSize(atoms, at)) {
    // "size 2 4": inches and sixteenths.
    const both = `${said.value} ${atoms[said.to]?.text ?? ''}`;
    const isPair = atoms[said.to]?.kind === 'number' && sizeInSystem('IN_BANGLE', both).ok;
    return isPair ? { measured: { ...measured, value: both }, to: said.to + 1 } : { measured, to: said.to };
  }
  // "2 size 2.4 bangles" are two.
  const isNamed = isSizeCue(atoms[said.to]) && atoms[said.to + 1]?.kind !== 'number';
  return isNamed ? { measured, to: said.to + 1 } : undefined;
}

function startsSentence(atom: Atom | undefined): boolean {
  return atom?.text === 'in' && !atom.glued;
}

function digitsAt({ atoms }: QuantityView, at: number): readonly [string, string, number] | undefined {
  const atom = atoms[at];
  if (atom?.kind !== 'number') return undefined;
  const one = /^([123])[./](\d{1,2})$/.exec(atom.text);
  if (one) return valid(one[1], one[2], at + 1);
  const joined = isMark(atoms[at + 1], '-', "'") && /^[123]$/.test(atom.text) && atoms[at + 1]?.glued;
  const second = atoms[at + 2];
  if (!joined || second?.kind !== 'number' || !second.glued || !/^\d{1,2}$/.test(second.text)) return undefined;
  return valid(atom.text, second.text, at + 3);
}

/** Sizes run from 1 8/16 inches for children to 3; sixteenths stop at 15, and 2-16 is another way to say 3. */
function valid(inches = '', sixteenths = '', to: number): readonly [string, string, number] | undefined {
  const total = Number(inches) + Number(sixteenths) / 16;
  return Number(sixteenths) <= 16 && total >= 1.25 ? [inches, String(Number(sixteenths)), to] : undefined;
}
