import { sizeInSystem } from '#spec/sizes/existing-sizes.ts';
import { type Atom, hasSense, isMark, senseOf } from '../parse/atom.ts';
import type { RingSizeSystem } from '#spec/sizes/scales.ts';
import type { QuantityView } from './reader.ts';

/** A size without its country, and the place behind it. */
export interface BareSize {
  readonly value: number | string;
  readonly to: number;
}

/** "7", "six", "N½", "8 and a half". */
export function sizeValueAt(view: QuantityView, at: number, system: RingSizeSystem | undefined): BareSize | undefined {
  const { atoms } = view;
  const atom = atoms[at];
  if (!atom) return undefined;
  if (isSizeLetter(view, at, system)) return letterSizeAt(atoms, at);
  // "52/53" are two sizes, not a fraction of one.
  const isNumber = atom.kind === 'number' && atom.value !== undefined && !/^\d\d\//.test(atom.text);
  const numeral = senseOf(atom, 'numeral')?.value ?? 0;
  if (!isNumber && numeral < 1) return undefined;
  const half = fractionBehind(atoms, at);
  const whole = isNumber ? (atom.value ?? 0) : numeral;
  const to = half?.to ?? at + 1;
  return hasUnit(atoms[to]) || isMark(atoms[to], '%') ? undefined : { value: whole + (half?.value ?? 0), to };
}

/** "N", "N½", "N and a half", "Z+3": a letter with what belongs to it. */
export function letterSizeAt(atoms: readonly Atom[], at: number): BareSize {
  const letter = atoms[at]?.text.toUpperCase() ?? '';
  const plus = plusBehind(atoms, at, letter);
  const half = fractionBehind(atoms, (plus?.to ?? at + 1) - 1);
  const whole = plus ? `${letter}+${Math.floor(plus.value)}` : letter;
  const part = half?.value ?? (plus ? plus.value % 1 : 0);
  return { value: part > 0 ? `${whole}${sign(part)}` : whole, to: half?.to ?? plus?.to ?? at + 1 };
}

/**
 * The number of "Z+3", "Z3", "Z plus 3": after Z the letters are counted on. Apart from its letter a number has to make
 * a size that exists, and to be of nothing else: "size Z + 3 diamonds".
 */
function plusBehind(atoms: readonly Atom[], at: number, letter: string): { value: number; to: number } | undefined {
  const sum = atoms[at + 1];
  const isSum = sum?.text === '+' || sum?.text === 'plus';
  const end = isSum ? at + 2 : at + 1;
  const number = atoms[end];
  const value = number?.value;
  if (number?.kind !== 'number' || value === undefined || value < 1) return undefined;
  const said = { value, to: end + 1 };
  if (isSum && sum.glued && number.glued) return said;
  const behind = atoms[end + 1];
  const ends = behind === undefined || behind.kind === 'mark' || hasSense(behind, 'system', 'cue', 'boundary', 'piece');
  const isSize = sizeInSystem('UK', `${letter}+${Math.floor(value)}`).ok;
  return isSize && (isSum ? ends : number.glued) ? said : undefined;
}

/** A to Z; a small letter only where nothing follows that it could belong to ("size i think…"). */
export function isSizeLetter(view: QuantityView, at: number, system: RingSizeSystem | undefined): boolean {
  const { atoms, brief } = view;
  const atom = atoms[at];
  if (!atom || !/^[a-z]$/.test(atom.text)) return false;
  const behind = atoms[at + 1];
  // "the size of a 10p"
  if (atom.text === 'a' && behind?.kind === 'number') return false;
  const isAlone =
    behind === undefined || behind.kind === 'mark' || behind.kind === 'number' || hasSense(behind, 'system');
  const isLarge = /^\p{Lu}$/u.test(brief.slice(...atom.span));
  return isAlone || (isLarge && (atom.text !== 'a' || system === 'UK'));
}

/** "N 1/2", "N½", "W and a half", "9 and a half": the part behind a letter or whole number. */
function fractionBehind(atoms: readonly Atom[], at: number): { value: number; to: number } | undefined {
  const joined = senseOf(atoms[at + 1], 'joint')?.joint === 'and';
  const place = joined ? at + (hasSense(atoms[at + 2], 'article') ? 3 : 2) : at + 1;
  const next = atoms[place];
  const value = next?.kind === 'number' ? next.value : joined ? senseOf(next, 'numeral')?.value : undefined;
  if (value === undefined || value >= 1 || value <= 0) return undefined;
  return hasUnit(atoms[place + 1]) ? undefined : { value, to: place + 1 };
}

/** A part of a letter as it is engraved on the gauge. */
function sign(fraction: number): string {
  return fraction === 0.25 ? '¼' : fraction === 0.75 ? '¾' : '½';
}

/** Whether a unit stands there. */
export function hasUnit(atom: Atom | undefined): boolean {
  const unit = senseOf(atom, 'unit');
  if (unit === undefined || atom === undefined) return false;
  // "size 7 in platinum": "in" is a unit only as a sign or when glued.
  return unit.unit !== 'inch' || atom.text !== 'in' || atom.glued;
}
