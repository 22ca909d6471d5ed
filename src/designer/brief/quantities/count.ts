import { type Atom, hasSense, isMark, senseOf } from '../words/atom.ts';
import { isTimes } from './box.ts';
import { unitAt } from './measure.ts';
import { numberAt } from './number-at.ts';
import type { QuantityReader } from './reader.ts';

/** "3-3 on both sides": six in all. */
export const readPerSide: QuantityReader = ({ atoms }, at) => {
  const [one, joint, other] = [atoms[at], atoms[at + 1], atoms[at + 2]];
  // "teen teen heere dono taraf"
  const said = senseOf(one, 'numeral')?.value ?? 0;
  if (said > 1 && said === senseOf(joint, 'numeral')?.value && hasSense(other, 'gem', 'stone'))
    return { measured: { kind: 'per-side', value: said * 2 }, to: at + 2 };
  if (one?.kind !== 'number' || other?.kind !== 'number' || !isMark(joint, '-', '+')) return undefined;
  if (!one.value || one.value !== other.value || !Number.isInteger(one.value) || one.value > 60) return undefined;
  return hasSense(atoms[at + 3], 'unit')
    ? undefined
    : { measured: { kind: 'per-side', value: one.value + other.value }, to: at + 3 };
};

/** No stone is so many times as long as it is wide. */
const LONGEST_STONE = 4;

/** "10 x 0.02 ct", "3 x 10pt", "21 x 1.75", "20 x 2.5 mm": so many stones, each of the weight or girdle behind. */
export const readTimes: QuantityReader = ({ atoms }, at) => {
  const [count, joint, each] = [atoms[at], atoms[at + 1], atoms[at + 2]];
  if (count?.kind !== 'number' || !count.value || !Number.isInteger(count.value)) return undefined;
  if (joint?.text === 'by' || !isTimes(joint) || each?.kind !== 'number' || !each.value) return undefined;
  const unit = unitAt(atoms, at + 3)?.unit;
  const isWeight = unit === 'carat' || unit === 'point' || unit === 'grainer';
  const isGirdle = (unit === 'mm' || unit === undefined) && !isTimes(atoms[at + 3]);
  const isTooLong = isGirdle && count.value / each.value > LONGEST_STONE;
  return isWeight || isTooLong ? { measured: { kind: 'count', value: count.value }, to: at + 2 } : undefined;
};

/** A bare number; one said in words only before something that can be counted ("do" also means "give"). */
export const readCount: QuantityReader = ({ atoms }, at) => {
  const number = numberAt(atoms, at);
  if (!number || number.value <= 0 || number.scaled) return undefined;
  const inWords = atoms[at]?.kind !== 'number';
  if (inWords && !isCountable(atoms, number.to)) return undefined;
  return { measured: { kind: 'count', value: number.value }, to: number.to };
};

function isCountable(atoms: readonly Atom[], at: number): boolean {
  let unknown = 0;
  for (let next = at; next < at + 4; next += 1) {
    const atom = atoms[next];
    if (hasSense(atom, ...countable)) return true;
    const cue = senseOf(atom, 'cue')?.cue;
    if (atom?.text === 'of' && atoms[next + 1]?.text === 'them') return true;
    if (cue === 'pair' || cue === 'pieces' || cue === 'set' || cue === 'birthstone') return true;
    // "two thin bangles": one unknown word may stand between.
    if (atom?.kind === 'word') unknown += 1;
    else if (atom?.kind !== 'number' && !hasSense(atom, 'filler', 'motif', 'style', 'unit', 'setting')) return false;
    if (unknown > 1) return false;
  }
  return false;
}

const countable = [
  'piece',
  'gem',
  'stone',
  'shape',
  'cut',
  'tone',
  'metal',
  'role',
  'strands',
  'rows',
  'prongs',
  'form',
  'kind',
  'beads',
  'origin',
  'sides',
] as const;
