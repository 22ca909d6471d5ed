import { MM_PER_INCH, roundToMicrometre } from '#shared/units.ts';

/** Lengths that people type into a box that says mm. */
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
 * A measure as typed at the counter: "2.1", "2,1", "1/16 in", "0.5 cm". Lengths are understood in any unit and come
 * back in mm; other measures are plain numbers. Undefined when it is no number or lies outside the limits.
 */
export function parseMeasurement(
  typed: string,
  unit: string,
  limits: { readonly min: number; readonly max: number },
): number | undefined {
  const match = /^\s*(\d+(?:[.,]\d+)?)(?:\s*\/\s*(\d+))?\s*([a-z°×"]*)\s*$/i.exec(typed);
  if (match === null) return undefined;
  const [, whole = '', divisor, said = ''] = match;
  const factor = factorOf(said.toLowerCase(), unit);
  if (factor === undefined) return undefined;
  const value = roundToMicrometre((Number(whole.replace(',', '.')) / Number(divisor ?? 1)) * factor);
  return value >= limits.min && value <= limits.max ? value : undefined;
}

function factorOf(said: string, unit: string): number | undefined {
  if (unit === 'mm') return mmPer[said];
  return said === '' || said === unit ? 1 : undefined;
}
