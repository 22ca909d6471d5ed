import { ok, type Result } from '#shared/result.ts';
import { roundToMicrometre } from '#shared/units.ts';
import type { RequestSize } from '#spec/request/measure.ts';
import type { Size, SizeSystem } from '#spec/size.ts';
import { parseSize } from '#spec/sizes/parse-size.ts';
import { ringSizeToInnerDiameterMm } from '#spec/sizes/ring-sizes.ts';
import type { SmallWearer } from './small-wearer.ts';

/** A size with its remarks; undefined for a piece without one (a pendant). */
export interface SizeWish {
  readonly size: Size | undefined;
  readonly remark?: string;
}

/** What a size is measured on; undefined for a piece that fits anybody. */
export type SizedBy = 'finger' | 'wrist' | undefined;

/** The size when none was said: the middle of a counter's trays. */
const usual = {
  lady: { system: 'US', value: 7 },
  gent: { system: 'US', value: 10 },
  wrist: { system: 'IN_BANGLE', value: '2-6' },
} as const satisfies Record<string, { system: SizeSystem; value: number | string }>;

/**
 * The size of a ring or bangle, exactly as said. A number without a system is read in the workshop's own, with a
 * remark.
 */
export function wishedSize(
  size: RequestSize | undefined,
  sizedBy: SizedBy,
  { gent, small }: { readonly gent: boolean; readonly small: SmallWearer | undefined },
  workshopSystem: SizeSystem,
): Result<SizeWish> {
  if (sizedBy === undefined) return ok({ size: undefined });
  if (size?.inner_diameter_mm !== undefined) return ok({ size: measured(size.inner_diameter_mm) });
  if (size?.inner_circumference_mm !== undefined) return ok({ size: measured(size.inner_circumference_mm / Math.PI) });
  if (size?.value === undefined) return taken(usualOf(sizedBy, gent, small));
  if (sizedBy === 'wrist') return parsed(parseSize(String(size.value), 'wrist'));
  if (size.system !== null) return sized({ system: size.system, value: size.value });
  const read = sized({ system: workshopSystem, value: size.value });
  return read.ok ? ok({ ...read.value, remark: `size ${size.value} taken as ${workshopSystem} ${size.value}` }) : read;
}

function usualOf(
  sizedBy: NonNullable<SizedBy>,
  gent: boolean,
  small: SmallWearer | undefined,
): Pick<Size, 'system' | 'value'> {
  if (sizedBy === 'wrist') return small?.bangle ?? usual.wrist;
  return small?.ring ?? (gent ? usual.gent : usual.lady);
}

/** An assumed size, until the finger is measured. */
function taken(size: Pick<Size, 'system' | 'value'>): Result<SizeWish> {
  const found = sized(size);
  const said = size.system === 'IN_BANGLE' ? size.value : `${size.system} ${size.value}`;
  return found.ok ? ok({ ...found.value, remark: `sized ${said} for now` }) : found;
}

function measured(innerDiameterMm: number): Size {
  const value = roundToMicrometre(innerDiameterMm);
  return { system: 'mm', value, innerDiameterMm: value };
}

function sized({ system, value }: Pick<Size, 'system' | 'value'>): Result<SizeWish> {
  if (typeof value === 'string' && system !== 'mm' && system !== 'IN_BANGLE')
    return parsed(parseSize(`${system} ${value}`));
  const diameter = ringSizeToInnerDiameterMm(system, value);
  if (!diameter.ok) return diameter;
  return ok({ size: { system, value, innerDiameterMm: roundToMicrometre(diameter.value) } });
}

function parsed(result: Result<Size>): Result<SizeWish> {
  return result.ok ? ok({ size: result.value }) : result;
}
