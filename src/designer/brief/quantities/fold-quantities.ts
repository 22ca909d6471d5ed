import { type Atom, hasSense } from '../parse/atom.ts';
import { readBangleSize } from './bangle-size.ts';
import { readBareBand, readBareInches, readBareLength, readBareStoneSize, readNamedMeasure } from './bare-number.ts';
import { readBox } from './box.ts';
import { readCount, readPerSide, readTimes } from './count.ts';
import { readFineness } from './fineness.ts';
import { readKarat } from './karat.ts';
import { limited } from './limits.ts';
import { readMeasurement } from './measure.ts';
import { readMoney } from './money.ts';
import { withSums } from './sums.ts';
import type { QuantityReader, QuantityView, ReadQuantity } from './reader.ts';
import { readRingSize } from './ring-size.ts';

/** In order of certainty: the first that reads a number keeps it. */
const readers: readonly QuantityReader[] = [
  readBangleSize,
  readRingSize,
  readTimes,
  readBox,
  readFineness,
  readKarat,
  readPerSide,
  readMoney,
  readMeasurement,
  readBareInches,
  readBareBand,
  readNamedMeasure,
  readBareLength,
  readBareStoneSize,
  readCount,
];

/** Joins numbers with their units, currencies and size systems into quantities, then marks limits and shares. */
export function foldQuantities(view: QuantityView): readonly Atom[] {
  const folded: Atom[] = [];
  const { atoms } = view;
  let at = 0;
  while (at < atoms.length) {
    const first = atoms[at] as Atom;
    const read = canBegin(first) ? firstReading(view, at) : undefined;
    if (read) {
      const parts = atoms.slice(at, read.to);
      folded.push({
        kind: 'quantity',
        text: parts.map((part) => part.text).join(' '),
        span: [first.span[0], (parts.at(-1) as Atom).span[1]],
        glued: first.glued,
        senses: [],
        quantity: read.measured,
      });
      at = read.to;
    } else {
      folded.push(first);
      at += 1;
    }
  }
  return withSums(limited(folded));
}

/** Whether a quantity can begin at this atom; other words are skipped without trying the readers. */
function canBegin(atom: Atom): boolean {
  return (
    atom.kind === 'number' ||
    atom.text === 'in' ||
    atom.text === 'finger' ||
    atom.text === 'ek ek' ||
    /^[a-z]$/.test(atom.text) ||
    hasSense(atom, 'numeral', 'plus', 'multiplier', 'article', 'currency', 'system', 'cue')
  );
}

function firstReading(view: QuantityView, at: number): ReadQuantity | undefined {
  for (const read of readers) {
    const found = read(view, at);
    if (found) return found;
  }
  return undefined;
}
