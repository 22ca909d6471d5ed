import { chartsOf } from '../existing-sizes.ts';
import { type ChartSystem, scales } from '../scales.ts';
import type { SizeScale, SizeValue } from '../scales/scale.ts';

/** The charts that have this size: what a test expects of a number without its country, however many charts there are. */
export function chartsWith(value: SizeValue, worn: SizeScale['worn'] = 'finger'): readonly ChartSystem[] {
  return chartsOf(worn).filter((system) => scales[system].toDiameterMm(value) !== null);
}
