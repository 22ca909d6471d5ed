import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { roundToMicrometre } from '#shared/units.ts';
import type { Size } from './size.ts';
import { sizeToInnerDiameterMm } from './ring-sizes.ts';
import { type ChartSystem, scales, type SizeSystem } from './scales.ts';
import type { SizeValue } from './scales/scale.ts';
import { sizeName } from './size-name.ts';

/** Why a size can't be taken, with the sizes that it may have meant, the likeliest first. */
export interface SizeProblem extends Problem {
  readonly candidates: readonly Size[];
}

export type SizeResult = Result<Size, SizeProblem>;

export function sizeProblem(problem: Problem, candidates: readonly Size[] = []): SizeResult {
  return fail({ ...problem, candidates });
}

/** Makes a size if its system has it; otherwise the candidates are its neighbours there. */
export function sizeIn(system: SizeSystem, value: SizeValue): SizeResult {
  const diameter = sizeToInnerDiameterMm(system, value);
  if (!diameter.ok) return sizeProblem(diameter.problem, system === 'mm' ? [] : neighbours(system, value));
  return ok({ system, value, innerDiameterMm: roundToMicrometre(diameter.value) });
}

/** A size of our own tables; one that its chart lacks is a bug. */
export function knownSize(system: ChartSystem, value: SizeValue): Size {
  const size = sizeIn(system, value);
  if (!size.ok) throw new Error(size.problem.message);
  return size.value;
}

/** The sizes of a chart on either side of one that it has not, the nearer first. */
export function neighbours(system: ChartSystem, value: SizeValue): readonly Size[] {
  return existing(scales[system].near(value).map((near) => sizeIn(system, near)));
}

/** The readings that are existing sizes. */
export function existing(readings: readonly SizeResult[]): readonly Size[] {
  return readings.flatMap((reading) => (reading.ok ? [reading.value] : []));
}

/** "US 7 (17.32 mm)". */
export function sizeInWords(size: Size): string {
  return size.system === 'mm' ? sizeName(size) : `${sizeName(size)} (${size.innerDiameterMm.toFixed(2)} mm)`;
}

export function unreadableSize(text: string, system: ChartSystem): SizeResult {
  const { label, extent } = scales[system];
  return sizeProblem({
    code: 'size_unreadable',
    message: `"${text}" is not a size in ${label}.`,
    remedy: `${label} sizes go from ${extent}. Or give the inner diameter in mm.`,
  });
}
