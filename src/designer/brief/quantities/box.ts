import { MM_PER_INCH } from '#shared/units.ts';
import { type Atom, isMark, senseOf } from '../parse/atom.ts';
import { roundDust } from './number-at.ts';
import type { QuantityReader } from './reader.ts';

const mmPerUnit = { mm: 1, cm: 10, inch: MM_PER_INCH } as const;

/** "8x6", "14 x 10 x 6 mm", "8 by 6", "8mm x 6mm": girdle measures or a face, in mm unless another unit is given. */
export const readBox: QuantityReader = ({ atoms }, at) => {
  const sides: number[] = [];
  let to = at;
  let times = 1;
  for (;;) {
    const atom = atoms[to];
    if (atom?.kind !== 'number' || !atom.value) break;
    sides.push(atom.value);
    to += 1;
    const unit = senseOf(atoms[to], 'unit')?.unit;
    if ((unit === 'mm' || unit === 'cm' || unit === 'inch') && atoms[to]?.text !== 'in') {
      times = mmPerUnit[unit];
      to += 1;
    }
    if (sides.length === 3 || !isTimes(atoms[to]) || atoms[to + 1]?.kind !== 'number') break;
    to += 1;
  }
  if (sides.length < 2 || isCounted(sides)) return undefined;
  return { measured: { kind: 'box', sidesMm: sides.map((side) => roundDust(side * times)) }, to };
};

/** "0.33 x 3", "1.3mm x 22": no stone is so many times as long as it is wide, but there may be so many of it. */
function isCounted([size = 0, count = 0, ...depth]: readonly number[]): boolean {
  return depth.length === 0 && !Number.isInteger(size) && Number.isInteger(count) && count / size > LONGEST_STONE;
}

const LONGEST_STONE = 4;

/** "8 x 6", "8*6", "8 by 6". */
export function isTimes(atom: Atom | undefined): boolean {
  return atom?.text === 'x' || isMark(atom, '*') || atom?.text === 'by';
}
