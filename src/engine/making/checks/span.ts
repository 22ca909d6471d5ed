import { pieceKinds } from '#spec/pieces/registry.ts';
import { tasteRules, tasteSource } from '#spec/tables/taste-rules.ts';
import type { PieceCheck } from './check.ts';

/** Whether the stones of a ring stand out beyond the finger. */
export const checkSpan: PieceCheck = (spec, piece) => {
  if (pieceKinds[spec.kind].wornOn !== 'finger' || !spec.size) return [];
  const limitMm = tasteRules.spanWithinFinger.most * spec.size.innerDiameterMm;
  let left = 0;
  let right = 0;
  for (const group of piece.stones) {
    for (const frame of group.at) {
      const [xx = 0, , , , yx = 0, , , , , , upright = 0, , middle = 0] = frame;
      // Stones set into the sides of the band follow the finger and take no room across it.
      if (upright < 0.85) continue;
      for (const [x, y] of group.gem.outline) {
        const across = middle + xx * x + yx * y;
        left = Math.min(left, across);
        right = Math.max(right, across);
      }
    }
  }
  const spanMm = right - left;
  if (spanMm <= limitMm) return [];
  return [
    {
      rule: 'taste.span-within-finger',
      severity: 'warning',
      part: '',
      parameter: 'span of the stones',
      value: Number(spanMm.toFixed(2)),
      limit: limitMm,
      unit: 'mm',
      message: `The stones span ${spanMm.toFixed(1)} mm across a finger of ${limitMm.toFixed(1)} mm.`,
      remedy: 'Choose smaller side stones, or turn the long side along the finger.',
      source: tasteSource(tasteRules.spanWithinFinger),
    },
  ];
};
