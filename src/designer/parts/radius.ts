import type { PieceDraft } from '../piece-draft.ts';

/** Inner diameter of the size that is worn most, where a piece has none of its own. */
const USUAL_DIAMETER_MM = 17.3;

/** Inner radius of a draft in mm. */
export function innerRadiusMm({ size }: Pick<PieceDraft, 'size'>): number {
  return (size?.innerDiameterMm ?? USUAL_DIAMETER_MM) / 2;
}
