import { pieceKinds } from '#spec/pieces/registry.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { metalGrams } from '../weight.ts';
import type { PieceCheck } from './check.ts';

/** What an ear lobe carries all day. */
export const checkEarringWeight: PieceCheck = (spec, piece) => {
  const { wornOn, pair } = pieceKinds[spec.kind];
  if (wornOn !== 'ear') return [];
  const grams = metalGrams(piece.cast.volumeMm3, alloys[spec.metal.alloy].densityGramsPerCm3) / (pair ? 2 : 1);
  const everyday = makingRules.earring.everydayGramsPerEarMax;
  const occasion = makingRules.earring.occasionGramsPerEarMax;
  if (grams <= everyday.limit) return [];
  const heavy = grams > occasion.limit;
  const rule = heavy ? occasion : everyday;
  return [
    {
      rule: 'earring.weight',
      severity: heavy ? 'warning' : 'note',
      part: '',
      parameter: 'weight an ear',
      value: Number(grams.toFixed(2)),
      limit: rule.limit,
      unit: 'g',
      message: `${grams.toFixed(1)} g an ear is ${heavy ? 'too heavy even for an evening' : 'for occasions, not for every day'}.`,
      remedy: heavy
        ? 'Make it hollow or smaller, or hang it from an ear chain.'
        : 'Tell the client, or make it thinner.',
      source: rule.source,
    },
  ];
};
