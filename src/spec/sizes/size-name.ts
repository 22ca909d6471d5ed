import { roundToDecimals } from '#shared/units.ts';
import { type SizeSystem, scales } from './scales.ts';
import type { SizeValue } from './scales/scale.ts';

interface SaidSize {
  /** Null where nobody said it. */
  readonly system: SizeSystem | null;
  readonly value: SizeValue;
}

/** A size as it is said wherever one is shown: "US 6.5", "Indian 13", "bangle 2-6", "17.3 mm inside". */
export function sizeName({ system, value }: SaidSize): string {
  const plain = typeof value === 'number' ? roundToDecimals(value, 2) : value;
  if (system === null) return String(plain);
  return system === 'mm' ? `${plain} mm inside` : `${scales[system].adjective} ${plain}`;
}
