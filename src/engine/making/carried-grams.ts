import { GRAMS_PER_CARAT } from '#shared/units.ts';
import type { BuiltPiece } from '../contract/built-piece.ts';
import { gemCarats } from '../gems/carats.ts';
import { boughtWeights } from './bought-weight.ts';
import { metalGrams } from './weight.ts';

/** What a wearer carries of a piece: its metal, its stones, and what is bought for it. */
export function carriedGrams(piece: BuiltPiece, densityGramsPerCm3: number): number {
  const bought = boughtWeights(piece, densityGramsPerCm3).reduce((sum, { grams }) => sum + grams, 0);
  const carats = piece.stones.reduce((sum, { gem, gemId, at }) => sum + at.length * gemCarats(gem, gemId), 0);
  return metalGrams(piece.cast.volumeMm3, densityGramsPerCm3) + bought + carats * GRAMS_PER_CARAT;
}
