import { pieceKinds } from '#spec/pieces/registry.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { carriedGrams } from '../carried-grams.ts';
import type { PieceCheck } from './check.ts';

/** What a nostril carries all day. */
export const checkNosePinWeight: PieceCheck = (spec, piece) => {
  if (pieceKinds[spec.kind].wornOn !== 'nose') return [];
  const grams = carriedGrams(piece, alloys[spec.metal.alloy].densityGramsPerCm3);
  const most = makingRules.nosePin.weightMaxGrams;
  if (grams <= most.limit) return [];
  return [
    {
      rule: 'nose-pin.weight',
      severity: 'warning',
      part: '',
      parameter: 'weight',
      value: Number(grams.toFixed(2)),
      limit: most.limit,
      unit: 'g',
      message: `A nose pin of ${grams.toFixed(1)} g pulls at the nostril and turns.`,
      remedy: 'Make it smaller or thinner.',
      source: most.source,
    },
  ];
};
