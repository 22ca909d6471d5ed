import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { roundToMicrometre } from '#shared/units.ts';
import type { SizeSystem } from '../size.ts';
import { ringSizeToInnerDiameterMm, type SizeValue } from './ring-sizes.ts';
import { type ChartSystem, scales } from './scales.ts';

/** A size as said, and what it means in mm. */
export interface ParsedSize {
  readonly system: SizeSystem;
  readonly value: SizeValue;
  readonly innerDiameterMm: number;
}

/** Why a size can't be read, with the sizes that it may have meant. */
export interface SizeProblem extends Problem {
  readonly candidates: readonly ParsedSize[];
}

export type SizeResult = Result<ParsedSize, SizeProblem>;

export function sizeProblem(problem: Problem, candidates: readonly ParsedSize[] = []): SizeResult {
  return fail({ ...problem, candidates });
}

/** Makes a size if its system has it. */
export function sizeIn(system: SizeSystem, value: SizeValue): SizeResult {
  const diameter = ringSizeToInnerDiameterMm(system, value);
  if (!diameter.ok) return sizeProblem(diameter.problem);
  return ok({ system, value, innerDiameterMm: roundToMicrometre(diameter.value) });
}

/** The readings that are existing sizes. */
export function existing(readings: readonly SizeResult[]): readonly ParsedSize[] {
  return readings.flatMap((reading) => (reading.ok ? [reading.value] : []));
}

/** "US / Canada 7 (17.32 mm)". */
export function parsedSizeInWords(size: ParsedSize): string {
  if (size.system === 'mm') return `${size.value} mm inside`;
  return `${scales[size.system].label} ${size.value} (${size.innerDiameterMm.toFixed(2)} mm)`;
}

export function unreadableSize(text: string, system: ChartSystem): SizeResult {
  const { label, extent } = scales[system];
  return sizeProblem({
    code: 'size_unreadable',
    message: `"${text}" is not a size in ${label}.`,
    remedy: `${label} sizes go from ${extent}. Or give the inner diameter in mm.`,
  });
}
