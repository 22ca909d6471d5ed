import { clamp } from '#shared/units.ts';
import { fieldsOfPart } from '#spec/part-fields.ts';
import type { Part } from '#spec/part-registry.ts';
import type { ComposedDesign } from '../composed-design.ts';

/** A said measure so many times beyond what a field holds is a slip, not a wish. Trade judgement. */
const SLIP = 4;

/**
 * A design whose measures lie within the fields of the design language: one beyond is brought to the limit, and the
 * comparison with the request says so. One far beyond stays, so that the spec refuses it: a bangle half a metre wide.
 */
export function withinFields(design: ComposedDesign): ComposedDesign {
  const parts = Object.entries(design.parts).map(([id, part]): readonly [string, Part] => [id, brought(part)]);
  return { ...design, parts: Object.fromEntries(parts) };
}

function brought(part: Part): Part {
  const measures: Readonly<Record<string, unknown>> = { ...part };
  const within = fieldsOfPart(part.kind).flatMap(({ key, meta }): readonly (readonly [string, number])[] => {
    const measure = measures[key];
    if (meta.control !== 'number' || typeof measure !== 'number') return [];
    const isSlip = measure > SLIP * meta.max || measure < meta.min / SLIP;
    return isSlip ? [] : [[key, clamp(measure, meta.min, meta.max)]];
  });
  return { ...part, ...Object.fromEntries(within) };
}
