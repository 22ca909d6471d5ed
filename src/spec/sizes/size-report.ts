import { roundToMicrometre } from '#shared/units.ts';
import type { Size } from './size.ts';
import { nearestSizes, sizeToInnerDiameterMm, type SizeEquivalents } from './ring-sizes.ts';
import type { SizeSystem } from './scales.ts';
import type { SizeValue } from './scales/scale.ts';

/** A size and what it is called elsewhere, as the command line prints it. */
export interface SizeReport {
  readonly system: SizeSystem;
  readonly value: SizeValue;
  readonly innerDiameterMm: number;
  readonly circumferenceMm: number;
  readonly equivalents: SizeEquivalents;
}

/** Diameter and circumference in mm to a micrometre, and the nearest size in every system; in its own system as said. */
export function sizeReport(size: Size): SizeReport {
  const { system, value } = size;
  const exact = sizeToInnerDiameterMm(system, value);
  const diameterMm = exact.ok ? exact.value : size.innerDiameterMm;
  const equivalents = nearestSizes(diameterMm);
  return {
    system,
    value,
    innerDiameterMm: roundToMicrometre(diameterMm),
    circumferenceMm: roundToMicrometre(diameterMm * Math.PI),
    equivalents: system === 'mm' ? equivalents : { ...equivalents, [system]: value },
  };
}
