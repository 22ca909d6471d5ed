import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { isPlural } from '../extract/pieces/plural.ts';
import { type Atom, hasSense, isMark, senseOf } from '../parse/atom.ts';
import { hasOneDiameter } from '../parse/one-diameter.ts';
import { isTimes } from './box.ts';
import { unitAt } from './measure.ts';
import { numberAt } from './number-at.ts';
import type { QuantityReader } from './reader.ts';

/** "3-3 on both sides": six in all. */
export const readPerSide: QuantityReader = ({ atoms }, at) => {
  const [one, joint, other] = [atoms[at], atoms[at + 1], atoms[at + 2]];
  // "teen teen heere dono taraf"
  const said = senseOf(one, 'numeral')?.value ?? 0;
  if (
    said > 1 &&
    Number.isInteger(said) &&
    said === senseOf(joint, 'numeral')?.value &&
    hasSense(other, 'gem', 'stone')
  )
    return { measured: { kind: 'per-side', value: said * 2 }, to: at + 2 };
  // "shoulders 5 & 5"
  const isSides = joint?.text === '&' && stoneRole(senseOf(atoms[at - 1], 'role')?.role).isSide;
  const joins = isMark(joint, '-') || joint?.text === '+' || isSides;
  if (one?.kind !== 'number' || other?.kind !== 'number' || !joins) return undefined;
  if (!one.value || one.value !== other.value || !Number.isInteger(one.value) || one.value > 60) return undefined;
  return hasSense(atoms[at + 3], 'unit')
    ? undefined
    : { measured: { kind: 'per-side', value: one.value + other.value }, to: at + 3 };
};

/** No stone is so many times as long as it is wide. */
const LONGEST_STONE = 4;

/** "10 x 0.02 ct", "21 x 1.75", "2 x pear", "1 x 8x6": so many stones, each as said behind. */
export const readTimes: QuantityReader = ({ atoms }, at) => {
  const [count, joint, each] = [atoms[at], atoms[at + 1], atoms[at + 2]];
  if (count?.kind !== 'number' || !count.value || !Number.isInteger(count.value)) return undefined;
  if (joint?.text === 'by' || !isTimes(joint)) return undefined;
  const read = { measured: { kind: 'count', value: count.value }, to: at + 2 } as const;
  if (hasSense(each, 'gem', 'shape', 'form', 'cut')) return read;
  if (each?.kind !== 'number' || !each.value) return undefined;
  if (isTimes(atoms[at + 3]) && atoms[at + 4]?.kind === 'number') return count.value < each.value ? read : undefined;
  const unit = unitAt(atoms, at + 3);
  const isWeight = unit?.unit === 'carat' || unit?.unit === 'point' || unit?.unit === 'grainer';
  // "row of 5 x 3 mm", "3 x 1.3 rbc": a round stone has one measure.
  const behind = atoms[unit?.to ?? at + 3];
  // "2 x 3 mm diamonds": of one stone the longer side is said first.
  const areMany = count.value < each.value && !joint?.glued && hasSense(behind, 'gem') && isPlural(behind?.text ?? '');
  const isRow = hasSense(atoms[at - 1], 'rows') || isRound(behind) || areMany;
  return isWeight || isRow || count.value / each.value > LONGEST_STONE ? read : undefined;
};

function isRound(atom: Atom | undefined): boolean {
  return hasOneDiameter(senseOf(atom, 'shape')?.shape);
}

/** A bare number; one said in words only before something that can be counted ("do" also means "give"). */
export const readCount: QuantityReader = ({ atoms }, at) => {
  const number = numberAt(atoms, at);
  if (!number || number.value <= 0 || number.scaled) return undefined;
  const inWords = atoms[at]?.kind !== 'number';
  // "heera ek"
  const ends = atoms[number.to] === undefined || atoms[number.to]?.kind === 'mark';
  const isBehind = ends && hasSense(atoms[at - 1], 'gem', 'stone');
  if (inWords && !isBehind && !isCountable(atoms, number.to)) return undefined;
  return { measured: { kind: 'count', value: number.value }, to: number.to };
};

function isCountable(atoms: readonly Atom[], at: number): boolean {
  let unknown = 0;
  for (let next = at; next < at + 4; next += 1) {
    const atom = atoms[next];
    if (hasSense(atom, ...countable)) return true;
    // "four double claws"
    if (hasSense(atom, 'setting') && /(?:claw|prong)s?$/.test(atom?.text ?? '')) return true;
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
