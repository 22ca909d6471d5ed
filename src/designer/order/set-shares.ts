import { pieceKinds } from '#spec/pieces/registry.ts';
import type { PlaceInSet } from '#spec/pieces/piece-facts.ts';
import type { LineNumbers } from './line-numbers.ts';

/** The numbers that are said of an order and shared out over its lines. */
export type SharedNumber = 'amount' | 'grams' | 'carats';

const placeOf: Readonly<Record<'amount' | 'grams', keyof PlaceInSet>> = { amount: 'spend', grams: 'grams' };

/**
 * How much of a number that was said of all falls to each line, together 1. Money and metal go by what a kind of piece is
 * in a set, so that the necklace leads; of two pieces of one kind, and of carats, to each what it would have by itself.
 * @param lines undefined for a line that takes no part
 */
export function setShares(lines: readonly (LineNumbers | undefined)[], of: SharedNumber): readonly number[] {
  const parts = lines.map((line) => (line === undefined ? 0 : partOf(line, lines, of)));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => (sum === 0 ? 0 : part / sum));
}

function partOf(line: LineNumbers, lines: readonly (LineNumbers | undefined)[], of: SharedNumber): number {
  if (of === 'carats') return line.carats;
  const alike = lines.filter((other) => other?.kind === line.kind) as readonly LineNumbers[];
  const usual = alike.reduce((sum, other) => sum + other[of] / other.times, 0) / alike.length;
  const besideAlike = usual === 0 ? 1 : line[of] / line.times / usual;
  return line.times * pieceKinds[line.kind].inSet[placeOf[of]] * besideAlike;
}
