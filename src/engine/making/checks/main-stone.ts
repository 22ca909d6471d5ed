import { pieceKinds } from '#spec/pieces/registry.ts';
import { tasteRules, tasteSource } from '#spec/tables/taste-rules.ts';
import type { StoneGroup } from '../../contract/built-piece.ts';
import type { PieceCheck } from './check.ts';

/** Face of the main stone over that of the next one. */
const DOMINANCE = tasteRules.mainStoneLeads.least;

/** Stones this close to each other in size are meant as equals (a pair, a row, toi et moi). */
const EQUALS = 1.18;

function faceArea(group: StoneGroup): number {
  return group.gem.lengthMm * group.gem.widthMm;
}

export const checkMainStone: PieceCheck = (spec, piece) => {
  const bySize = [...piece.stones].sort((a, b) => faceArea(b) - faceArea(a));
  const [main, next] = bySize;
  if (!main || !next) return [];
  const ratio = faceArea(main) / faceArea(next);
  if (ratio >= DOMINANCE || ratio <= EQUALS || main.at.length > (pieceKinds[spec.kind].pair ? 2 : 1)) return [];
  return [
    {
      rule: 'taste.main-stone-dominates',
      severity: 'warning',
      part: '',
      parameter: `stones.${next.stone}`,
      value: Number(ratio.toFixed(2)),
      limit: DOMINANCE,
      unit: '×',
      message: `The ${main.stone} stone shows only ${ratio.toFixed(2)} times the face of the ${next.stone}: neither leads.`,
      remedy: `Make the ${next.stone} smaller, or the ${main.stone} larger.`,
      source: tasteSource(tasteRules.mainStoneLeads),
    },
  ];
};
