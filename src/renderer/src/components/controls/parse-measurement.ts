import { MM_PER_INCH, roundToMicrometre } from '#shared/units.ts';

/** Millimetres per unit that people type into a field in mm. */
const mmPer: Readonly<Record<string, number>> = {
  '': 1,
  mm: 1,
  cm: 10,
  in: MM_PER_INCH,
  inch: MM_PER_INCH,
  inches: MM_PER_INCH,
  '"': MM_PER_INCH,
};

/**
 * Parses a measurement as typed at the counter: "2.1", "2,1", "1/16 in", "0.5 cm".
 * @param unit of the field; with mm a length in another unit is converted, with any other unit only a number is taken
 * @returns the value in `unit`; undefined when it is no number or lies outside the limits
 */
export function parseMeasurement(
  typed: string,
  unit: string,
  limits: { readonly min: number; readonly max: number },
): number | undefined {
  const match = /^\s*(\d+(?:[.,]\d+)?)(?:\s*\/\s*(\d+))?\s*([a-z°×"]*)\s*$/i.exec(typed);
  if (match === null) return undefined;
  const [, whole = '', divisor, typedUnit = ''] = match;
  const factor = factorOf(typedUnit.toLowerCase(), unit);
  if (factor === undefined) return undefined;
  const value = roundToMicrometre((Number(whole.replace(',', '.')) / Number(divisor ?? 1)) * factor);
  return value >= limits.min && value <= limits.max ? value : undefined;
}

function factorOf(typedUnit: string, unit: string): number | undefined {
  if (unit === 'mm') return mmPer[typedUnit];
  return typedUnit === '' || typedUnit === unit ? 1 : undefined;
}
