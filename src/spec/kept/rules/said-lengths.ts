import type { Comparison } from '../comparison.ts';
import type { ShownLengths } from '../../shown/shown.ts';

/** The lengths of one kind that the parts of a design show. */
export function lengthsOf(
  { shown }: Comparison,
  which: 'widthMm' | 'heightMm' | 'diameterMm' | 'lengthMm' | 'chainMm' | 'gaugeMm',
): readonly number[] {
  return shown.flatMap(({ lengths }) => lengths?.[which] ?? []);
}

/** All widths, or thicknesses, of the hoop or the plate of a design. */
export function spreadOf(
  { shown }: Comparison,
  which: keyof Pick<ShownLengths, 'bandWidthsMm' | 'thicknessesMm'>,
): readonly number[] {
  return shown.flatMap(({ lengths }) => lengths?.[which] ?? []);
}
