import { type FacetedCutId, facetedCuts, type StoneSize } from '#spec/tables/cuts.ts';
import { type GemId, gems } from '#spec/tables/gems.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';

/** Trade weight of a stone in carats, by the formula of its cut; a diamond by the trade's own diamond formula. */
export function estimateCarats(stone: Pick<Stone, 'gem' | 'shape' | 'lengthMm' | 'widthMm' | 'depthMm'>): number {
  const cut = facetedCuts[stone.shape];
  const widthMm = stoneWidthMm(stone);
  const depthMm = stone.depthMm ?? (cut.depthPct / 100) * widthMm;
  const ratio = stone.lengthMm / widthMm;
  if (gems[stone.gem].species === 'diamond' && cut.diamondFactor) {
    const { basis, byLengthToWidth } = cut.diamondFactor;
    const face = basis === 'length-width' ? stone.lengthMm * widthMm : ((stone.lengthMm + widthMm) / 2) ** 2;
    return face * depthMm * interpolated(byLengthToWidth, ratio);
  }
  return stone.lengthMm * widthMm * depthMm * gems[stone.gem].specificGravity * cut.weightFactor;
}

/** Size of a stone of a weight, in hundredths of a millimetre. */
export function estimateSize(
  gem: GemId,
  shape: FacetedCutId,
  carats: number,
  ratio: number = facetedCuts[shape].lengthToWidth,
): StoneSize {
  // Weight grows with the cube of the size, and the factor depends on the ratio alone.
  const unit = estimateCarats({ gem, shape, lengthMm: ratio, widthMm: 1 });
  const widthMm = Math.cbrt(carats / unit);
  return { lengthMm: hundredth(widthMm * ratio), widthMm: hundredth(widthMm) };
}

function interpolated(rows: readonly (readonly [ratio: number, factor: number])[], ratio: number): number {
  const upper = rows.findIndex(([at]) => at >= ratio);
  const [last] = rows.slice(-1);
  if (upper <= 0) return (upper === 0 ? rows[0] : last)?.[1] ?? 0;
  const [fromRatio, fromFactor] = rows[upper - 1] ?? [0, 0];
  const [toRatio, toFactor] = rows[upper] ?? [1, 0];
  return fromFactor + ((toFactor - fromFactor) * (ratio - fromRatio)) / (toRatio - fromRatio);
}

function hundredth(valueMm: number): number {
  return Math.round(valueMm * 100) / 100;
}
