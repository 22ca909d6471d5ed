import { type Atom, hasSense, isMark, senseOf } from '../words/atom.ts';
import type { QuantityReader, QuantityView } from './reader.ts';

/**
 * An Indian bangle size: inches and sixteenths ("anna"), written 2.6, 2-6 or 2/6. "2.10" is 2 10/16 inch, never 2.1,
 * so the figures are kept as they stand.
 */
export const readBangleSize: QuantityReader = (view, at) => {
  if (!view.hasBangle) return undefined;
  const said = figuresAt(view, at);
  if (!said) return undefined;
  const [inches, sixteenths, end] = said;
  const behind = view.atoms[end];
  if (hasSense(behind, 'unit', 'multiplier', 'currency', 'gem') && !startsSentence(behind)) return undefined;
  if (hasSense(view.atoms[at - 1], 'currency')) return undefined;
  const to = senseOf(behind, 'cue')?.cue === 'size' ? end + 1 : end;
  return { measured: { kind: 'bangle-size', value: `${inches}.${sixteenths}` }, to };
};

function startsSentence(atom: Atom | undefined): boolean {
  return atom?.text === 'in' && !atom.glued;
}

function figuresAt({ atoms }: QuantityView, at: number): readonly [string, string, number] | undefined {
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
