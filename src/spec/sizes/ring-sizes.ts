import { ok, fail, type Result } from '#shared/result.ts';
import { roundToMicrometre } from '#shared/units.ts';
import { chartSystems, type ChartSystem, scales, type SizeSystem } from './scales.ts';
import type { SizeValue } from './scales/scale.ts';

/** Inner diameters that a finger or a wrist has, in mm: from an infant's ring to a large bangle. */
export const innerDiameterLimitsMm = { least: 8, most: 120 } as const;

/** What is wider inside is for a wrist: rings measure up to 26 mm, a baby's bangle from 32 mm (1 4/16 inch). */
export const widestRingInsideMm = 30;

/**
 * Inner diameter of a ring or bangle size, in mm, unrounded.
 * @param value as written in the system: US 6.5, UK "K½", IN_BANGLE "2-10"; the diameter itself for `mm`
 * @returns the diameter, or `size_out_of_range` naming the sizes that exist
 */
export function sizeToInnerDiameterMm(system: SizeSystem, value: SizeValue): Result<number> {
  if (system === 'mm') return measured(value);
  const scale = scales[system];
  const diameterMm = scale.toDiameterMm(value);
  if (diameterMm !== null) return ok(diameterMm);
  return fail({
    code: 'size_out_of_range',
    message: `${scale.label} has no size ${typeof value === 'number' ? roundToMicrometre(value) : value}.`,
    remedy: `${scale.label} sizes go from ${scale.extent}. Check the system, or give the inner diameter in mm.`,
  });
}

function measured(value: SizeValue): Result<number> {
  const { least, most } = innerDiameterLimitsMm;
  if (typeof value === 'number' && value >= least && value <= most) return ok(value);
  return fail({
    code: 'size_out_of_range',
    message: `${value} mm is not the inside of a ring or a bangle.`,
    remedy: 'Rings measure about 12 to 26 mm across inside, bangles about 40 to 90 mm. Check the unit.',
  });
}

/** The nearest size in every system; null where the diameter lies beyond the system. */
export type SizeEquivalents = Readonly<Record<ChartSystem, SizeValue | null>>;

/** What an inner diameter is called in every system. US in quarters, UK in half letters, EU and CH to 0.1. */
export function nearestSizes(innerDiameterMm: number): SizeEquivalents {
  return Object.fromEntries(
    chartSystems.map((system) => [system, scales[system].nearest(innerDiameterMm)]),
  ) as SizeEquivalents;
}
