import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { MM_PER_INCH } from '#shared/units.ts';
import { itemType } from '../../archetypes/names/item-type.ts';
import { type Atom, hasSense, isMark, senseOf } from '../parse/atom.ts';
import { isBehindSize, isSizeCue, typeBeside } from './beside-size.ts';
import { unitAt } from './measure.ts';
import { joinsRange, roundDust } from './number-at.ts';
import type { QuantityOf } from './quantity.ts';
import type { QuantityReader } from './reader.ts';
import { hasUnit } from './size-value.ts';

/** A bare decimal beside a stone is its carats up to here, and its girdle in mm above. */
const MOST_BARE_CARATS = 3.5;

/** So many stones in one row are melee: what is said of each is its girdle. */
const FEWEST_MELEE = 6;

const ofStone = ['gem', 'shape', 'cut', 'clarity', 'stone', 'form'] as const;

/** "RD 0.70 G VS1", "0.90 princess", "centre 1.25", "sides total 0.5", "21 x 1.75", "an old European 5.2". */
export const readBareStoneSize: QuantityReader = ({ atoms }, at) => {
  const atom = atoms[at];
  const value = atom?.kind === 'number' ? atom.value : undefined;
  if (!atom || value === undefined || !/[.½¼¾/]/.test(atom.text) || value <= 0 || value > 20) return undefined;
  const before = atoms[at - 1];
  if (hasSense(before, 'currency', 'system', 'metal')) return undefined;
  if (hasSense(before, 'piece') && !hasSense(atoms[at + 1], 'origin', ...ofStone)) return undefined;
  if (hasSense(before, 'measure') && !hasSense(before, 'gem')) return undefined;
  if (unitAt(atoms, at + 1) || hasSense(atoms[at + 1], 'currency', 'multiplier', 'system', 'kind', 'piece', 'metal'))
    return undefined;
  // "tw 2.5"
  if (senseOf(before, 'unit')?.unit === 'carat_total')
    return { measured: { kind: 'carat', value, ofAll: true }, to: at + 1 };
  const count = countBefore(atoms, at);
  if (count === undefined && !isBesideStone(atoms, at) && !isShareOfStones(atoms, at)) return undefined;
  const isGirdle = value > MOST_BARE_CARATS || ((count ?? 0) >= FEWEST_MELEE && value >= 0.8) || hasPearl(atoms, at);
  return isGirdle
    ? { measured: { kind: 'length', value }, to: at + 1 }
    : { measured: { kind: 'carat', value, ofAll: false }, to: at + 1 };
};

/** "8 x 1.5", "8 x rd dia 1.5" */
function countBefore(atoms: readonly Atom[], at: number): number | undefined {
  const isTimes = (place: number) => isMark(atoms[place], '*') || atoms[place]?.text === 'x';
  let before = at - 1;
  while (before > at - 4 && hasSense(atoms[before], 'gem', 'shape')) before -= 1;
  return isTimes(before) ? atoms[before - 1]?.value : undefined;
}

/** How far before its weight a stone may be named. */
const REACH = 10;

/** "two old mines, about 0.45 each", "18 rd tot 0.22", "14 rbc = 0.23": carats, where stones were named before. */
function isShareOfStones(atoms: readonly Atom[], at: number): boolean {
  let before = at - 1;
  while (hasSense(atoms[before], 'bound', 'filler')) before -= 1;
  const shared = senseOf(atoms[at + 1], 'share')?.share === 'each' ? 'each' : senseOf(atoms[before], 'share')?.share;
  const isSum = isMark(atoms[at - 1], '=');
  const value = atoms[at]?.value ?? 0;
  if ((shared === undefined && !isSum) || value > MOST_BARE_CARATS || isWeighed(atoms)) return false;
  return atoms
    .slice(Math.max(0, at - REACH), at)
    .some((atom) => hasSense(atom, ...ofStone) || senseOf(atom, 'role')?.role !== undefined);
}

/** In a brief about grams a sum is one of grams. */
function isWeighed(atoms: readonly Atom[]): boolean {
  return atoms.some((atom) => senseOf(atom, 'unit')?.unit === 'gram');
}

function isBesideStone(atoms: readonly Atom[], at: number): boolean {
  const behind = atoms[at + 1];
  // "0.85 G VS2"
  const isGrade = /^[d-m]$/.test(behind?.text ?? '') && hasSense(atoms[at + 2], 'clarity');
  if (isGrade || hasSense(behind, 'origin', ...ofStone)) return true;
  let before = at - 1;
  while (hasSense(atoms[before], 'share', 'filler', 'bound') || isMark(atoms[before], ':')) before -= 1;
  const said = atoms[before];
  const role = senseOf(said, 'role');
  return hasSense(said, ...ofStone, 'sides') || (role !== undefined && stoneRole(role.role).halo === undefined);
}

function hasPearl(atoms: readonly Atom[], at: number): boolean {
  return [at - 2, at - 1, at + 1, at + 2].some((place) => isPearl(atoms[place]));
}

function isPearl(atom: Atom | undefined): boolean {
  return senseOf(atom, 'gem')?.gem.endsWith('pearl') ?? false;
}

/** No band is wider. */
const BAND_MAX_MM = 12;

/** "plain band 1.8", "a chunky band about 3", "shank 2.0 at the top": the width of a band, in mm. */
export const readBareBand: QuantityReader = ({ atoms }, at) => {
  const atom = atoms[at];
  if (atom?.kind !== 'number' || !atom.value || atom.value > BAND_MAX_MM) return undefined;
  let before = at - 1;
  // "take the band from 2.5 down to 2"
  const isPassed = (place: number): boolean =>
    hasSense(atoms[place], 'bound', 'filler', 'becoming', 'direction') ||
    isMark(atoms[place], ':') ||
    (atoms[place]?.kind === 'number' && hasSense(atoms[place + 1], 'becoming', 'direction'));
  while (before > at - 6 && isPassed(before)) before -= 1;
  const behind = atoms[at + 1];
  const ends = endsMeasure(behind) || /^(?:at|wide)$/.test(behind?.text ?? '');
  return ends && /^(?:band|shank)$/.test(atoms[before]?.text ?? '')
    ? { measured: { kind: 'length', value: atom.value }, to: at + 1 }
    : undefined;
};

/** "band 2.2 not 1.8", "band 1.6 to 1.8": what follows is another number or nothing. */
function endsMeasure(behind: Atom | undefined): boolean {
  const isElse = behind === undefined || isMark(behind, ',', '.', ';', '\n');
  return isElse || hasSense(behind, 'negation', 'joint', 'becoming', 'direction');
}

/** "Height max 5.8", "width 9": behind the word for it a number is in mm. */
export const readNamedMeasure: QuantityReader = ({ atoms }, at) => {
  const atom = atoms[at];
  if (atom?.kind !== 'number' || (atom.value ?? 0) < 1) return undefined;
  let before = at - 1;
  while (hasSense(atoms[before], 'bound', 'filler') || isMark(atoms[before], ':')) before -= 1;
  const measure = senseOf(atoms[before], 'measure')?.measure;
  const ends = atoms[at + 1] === undefined || isMark(atoms[at + 1], ',', '.', ';', '\n');
  const isNamed =
    (measure === 'height' || measure === 'width' || measure === 'thickness') && !hasSense(atoms[before], 'gem');
  return isNamed && ends && !hasSense(atoms[before - 1], 'unit') && atoms[before - 1]?.kind !== 'number'
    ? { measured: { kind: 'length', value: atom.value ?? 0 }, to: at + 1 }
    : undefined;
};

/** "35 long", "8 across", "graduated 4 to 8": in mm, as everything at the bench is measured. */
export const readBareLength: QuantityReader = ({ atoms }, at) => {
  const [low, joint, high] = [atoms[at], atoms[at + 1], atoms[at + 2]];
  if (low?.kind !== 'number' || !low.value || hasSense(atoms[at - 1], 'currency')) return undefined;
  const isRange = joinsRange(joint) && high?.kind === 'number' && (high.value ?? 0) > low.value;
  const end = isRange ? at + 3 : at + 1;
  if (hasSense(atoms[end], 'unit', 'multiplier', 'currency')) return undefined;
  if (isRange && high.value !== undefined && (isGraduated(atoms, at) || hasPearl(atoms, at) || isPearl(atoms[end]))) {
    return { measured: { kind: 'length', value: low.value, to: high.value }, to: end };
  }
  const measure = senseOf(atoms[end], 'measure');
  // "2 broad kada" are two.
  const isAdjective = hasSense(atoms[end + 1], 'piece') && Number.isInteger(low.value) && atoms[end]?.text !== 'wide';
  const isMeasured = measure !== undefined && !isAdjective && !hasSense(atoms[end], 'gem') && low.value < 600;
  return isMeasured && !isRange && !isLineInInches(atoms, low.value)
    ? { measured: { kind: 'length', value: low.value }, to: end }
    : undefined;
};

function isGraduated(atoms: readonly Atom[], at: number): boolean {
  return [at - 1, at - 2, at - 3].some(
    (place) => senseOf(atoms[place], 'arrangement')?.arrangement === 'graduated_line',
  );
}

/** "mens chain 22", "necklace 16-18 adjustable", "bracelet ka naap 7": such pieces are sold by the inch. */
export const readBareInches: QuantityReader = ({ atoms }, at) => {
  const [low, joint, high] = [atoms[at], atoms[at + 1], atoms[at + 2]];
  if (low?.kind !== 'number' || !low.value) return undefined;
  const isRange = joinsRange(joint) && high?.kind === 'number' && (high.value ?? 0) > low.value;
  const end = isRange ? at + 3 : at + 1;
  const behind = atoms[end];
  const size = isRange ? undefined : lengthCalledSize(atoms, at);
  if (size) return { measured: size, to: end };
  const isLone =
    behind === undefined || behind.kind === 'mark' || hasSense(behind, 'feature', 'measure', 'boundary', 'negation');
  if (!isLone || isTimesMark(behind) || isTimesMark(atoms[at - 1])) return undefined;
  const sold = soldBefore(atoms, at, isRange);
  const isSold = sold !== undefined && low.value >= sold[0] && (isRange ? (high.value ?? 0) : low.value) <= sold[1];
  if (!isSold) return undefined;
  const inches = (value: number) => roundDust(value * MM_PER_INCH);
  const measured = isRange
    ? ({ kind: 'length', value: inches(low.value), to: inches(high.value ?? 0) } as const)
    : ({ kind: 'length', value: inches(low.value) } as const);
  return { measured, to: end };
};

const unitsOfSize = [
  { unit: 'inches', unitMm: MM_PER_INCH },
  { unit: 'cm', unitMm: 10 },
] as const;

/** "bracelet 18k size 7", "size 18 gold bracelet": beside the word a number needs to stand alone no more. */
function lengthCalledSize(atoms: readonly Atom[], at: number): QuantityOf<'length'> | undefined {
  const size = atoms[at]?.value ?? 0;
  const behind = atoms[at + 1];
  const sold = itemType(typeBeside(atoms, at)).soldInches;
  const isOfAnother = hasUnit(behind) || hasSense(behind, 'multiplier', 'currency', 'gem') || isTimesMark(behind);
  if (!sold || isOfAnother || !(isBehindSize(atoms, at) || isSizeCue(behind))) return undefined;
  const [leastMm, mostMm] = [sold[0] * MM_PER_INCH, sold[1] * MM_PER_INCH];
  const meant = unitsOfSize.find(({ unitMm }) => size * unitMm >= leastMm && size * unitMm <= mostMm);
  return meant && { kind: 'length', value: roundDust(size * meant.unitMm), saidAsSize: { size, unit: meant.unit } };
}

function isTimesMark(atom: Atom | undefined): boolean {
  return isMark(atom, '%', '*', '/') || atom?.text === 'x';
}

/** Right behind the noun, its size cue or whom it is for; a range may stand further off. */
function soldBefore(atoms: readonly Atom[], at: number, isRange: boolean): readonly [number, number] | undefined {
  for (let before = at - 1; before >= Math.max(0, at - (isRange ? 12 : 5)); before -= 1) {
    const atom = atoms[before];
    const type = senseOf(atom, 'piece')?.type;
    if (type !== undefined) return itemType(type).soldInches;
    const isPassed =
      hasSense(atom, 'filler', 'article', 'wearer', 'style') || isMark(atom, '(', ':') || isPassedCue(atom);
    if (!isPassed && !isRange) return undefined;
  }
  return undefined;
}

function isPassedCue(atom: Atom | undefined): boolean {
  const cue = senseOf(atom, 'cue')?.cue;
  return cue === 'size' || cue === 'for';
}

/** "18 long chain" is as long as chains are sold. */
function isLineInInches(atoms: readonly Atom[], value: number): boolean {
  return atoms.some((atom) => {
    const sold = itemType(senseOf(atom, 'piece')?.type).soldInches;
    return sold !== undefined && value >= sold[0] && value <= sold[1];
  });
}
