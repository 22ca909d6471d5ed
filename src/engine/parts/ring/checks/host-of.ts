import type { PartMeasure } from '#spec/field.ts';
import { type MeasureOfPart, measureOfPart } from '#spec/part-fields.ts';
import type { Part } from '#spec/part-registry.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { Surroundings } from '../../../contract/part-output.ts';
import { setField } from '../../by-rule.ts';

/** The part that another stands on, with its id, so that a remedy can name it. */
export function hostOf(
  id: string | undefined,
  surroundings: Surroundings,
): { readonly id: string; readonly part: Part } | undefined {
  const part = id === undefined ? undefined : surroundings.part(id);
  return id !== undefined && part ? { id, part } : undefined;
}

/** A measure of the part that another stands on, with the patch that changes it as far as its field allows. */
export interface MeasureOfHost extends MeasureOfPart {
  /** Empty where the field does not take so much. */
  patchTo(mm: number): Pick<Finding, 'patch'>;
}

/** What the host of a part has of a measure; undefined without a host, and where it has no such measure. */
export function measureOfHost(
  host: { readonly id: string; readonly part: Part } | undefined,
  measure: PartMeasure,
): MeasureOfHost | undefined {
  const found = host && measureOfPart(host.part, measure);
  return found && { ...found, patchTo: (mm) => (mm <= found.maxMm ? { patch: setField(host.id, found.key, mm) } : {}) };
}

/** The patch that brings several measures of a host to one value; none where one of them cannot be as much. */
export function patchAll(measures: readonly (MeasureOfHost | undefined)[], mm: number): Pick<Finding, 'patch'> {
  const patches = measures.map((measure) => measure?.patchTo(mm).patch);
  return patches.includes(undefined) ? {} : { patch: patches.flatMap((patch) => patch ?? []) };
}
