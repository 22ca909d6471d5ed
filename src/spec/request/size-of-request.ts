import { roundToMicrometre } from '#shared/units.ts';
import type { DesignRequest } from './design-request.ts';
import type { RequestSize } from './sections/measure.ts';
import { nearestInAnyChart, sizeInSystem, sizesThatExist } from '../sizes/existing-sizes.ts';
import { widestRingInsideMm } from '../sizes/ring-sizes.ts';
import { sizeIn, sizeInWords, type SizeProblem, sizeProblem, type SizeResult } from '../sizes/size-result.ts';
import { scales } from '../sizes/scales.ts';
import type { SizeScale, SizeValue } from '../sizes/scales/scale.ts';

/** The size of the piece of a request: its item's own, or that of the order. */
export function requestedSize({ items, size }: Pick<DesignRequest, 'items' | 'size'>): RequestSize | undefined {
  const { size_system: system = null, size_value: value } = items?.[0] ?? {};
  return value === undefined ? size : { system, value };
}

/**
 * The size that a request says. The brief that asks about it, the designs that are proposed, and the comparison of both
 * read it here, so that they mean the same one.
 * @param worn where the piece is worn that it is for; left out, as the system is
 * @returns undefined where no size was said. A number without a country is `size_system_unknown`, one that no chart has
 * `size_out_of_range` or `size_unreadable`; what may have been meant stands in the candidates.
 */
export function sizeOfRequest(said: RequestSize | undefined, worn?: SizeScale['worn']): SizeResult | undefined {
  if (said === undefined) return undefined;
  const { system, value, inner_diameter_mm: acrossMm, inner_circumference_mm: aroundMm } = said;
  if (acrossMm !== undefined) return sizeIn('mm', roundToMicrometre(acrossMm));
  if (aroundMm !== undefined) return sizeIn('mm', roundToMicrometre(aroundMm / Math.PI));
  if (value === undefined) return undefined;
  if (system === null) return sizeWithoutSystem(value, worn ?? 'finger');
  const isWornElsewhere = worn !== undefined && scales[system].worn !== worn;
  return isWornElsewhere ? sizeOfAnother(worn, value) : sizeInSystem(system, value);
}

/** Letters belong to one chart of rings, and so does every size of a bangle; a number on a finger is asked about. */
function sizeWithoutSystem(value: SizeValue, worn: SizeScale['worn']): SizeResult {
  if (worn === 'wrist') return sizeInSystem('IN_BANGLE', String(value));
  if (typeof value === 'string') return sizeInSystem('UK', value);
  const candidates = sizesThatExist(value);
  if (candidates.length === 0) {
    return sizeProblem(
      {
        code: 'size_out_of_range',
        message: `No chart of ring sizes has ${roundToMicrometre(value)}.`,
        remedy: 'Check the size, or give the inner diameter in mm.',
      },
      nearestInAnyChart(value),
    );
  }
  return sizeProblem(
    {
      code: 'size_system_unknown',
      message: `Size ${roundToMicrometre(value)} exists in more than one country: ${candidates.map(sizeInWords).join(', ')}.`,
      remedy: 'Say the country too, or give the inner diameter in mm.',
    },
    candidates,
  );
}

/** A ring size said of a bangle, or the other way round. */
function sizeOfAnother(worn: SizeScale['worn'], value: SizeValue): SizeResult {
  return sizeProblem({
    code: 'size_out_of_range',
    message: `${value} is not the size of a piece for a ${worn}.`,
    remedy: 'Give the inner diameter in mm.',
  });
}

/** Whether a measured size is that of a bangle. */
function isWide({ inner_diameter_mm: acrossMm, inner_circumference_mm: aroundMm = 0 }: RequestSize): boolean {
  return (acrossMm ?? aroundMm / Math.PI) > widestRingInsideMm;
}

/** Where a piece of a said size is worn: by its chart, or by how wide it was measured. */
export const wornBySize = (said: RequestSize): SizeScale['worn'] =>
  said.system === null ? (isWide(said) ? 'wrist' : 'finger') : scales[said.system].worn;

/** The question that finds out which size is meant. */
export function sizeQuestion(
  { code }: SizeProblem,
  said: RequestSize,
): 'ring_size_system' | 'ring_size' | 'bangle_size' {
  if (code === 'size_system_unknown') return 'ring_size_system';
  return wornBySize(said) === 'wrist' ? 'bangle_size' : 'ring_size';
}
