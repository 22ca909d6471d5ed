import type { Shown, ShownLengths } from '#spec/shown/shown.ts';

/** A measure in mm that a change can set. */
export type MeasureField =
  | 'band_width_mm'
  | 'thickness_mm'
  | 'width_mm'
  | 'height_mm'
  | 'length_mm'
  | 'diameter_mm'
  | 'chain_length_mm';

/** By which lengths of the parts a measure is read, the first that there are. */
const readBy: Readonly<Record<MeasureField, readonly (keyof ShownLengths)[]>> = {
  band_width_mm: ['bandWidthsMm'],
  thickness_mm: ['gaugeMm', 'thicknessesMm'],
  width_mm: ['widthMm', 'diameterMm', 'bandWidthsMm'],
  height_mm: ['heightMm'],
  length_mm: ['lengthMm', 'chainMm', 'heightMm'],
  diameter_mm: ['diameterMm', 'widthMm'],
  chain_length_mm: ['chainMm'],
};

/** All numbers of a measure, the first of which is the one that is said; none where no part has it. */
export function shownLengths(shown: readonly Shown[], field: MeasureField): readonly number[] {
  for (const key of readBy[field]) {
    const found = shown.flatMap(({ lengths }) => lengths?.[key] ?? []).filter((mm) => mm > 0);
    if (found.length > 0) return found;
  }
  return [];
}

/** What a measure of a piece is; undefined where no part has it. */
export function shownLength(shown: readonly Shown[], field: MeasureField): number | undefined {
  return shownLengths(shown, field)[0];
}
