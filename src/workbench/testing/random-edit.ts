import { pick, type RandomSource } from '#shared/random.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { SpecPatch } from '#spec/edit.ts';
import type { FieldMeta } from '#spec/field.ts';
import { fieldsOfPart } from '#spec/part-fields.ts';
import type { Part } from '#spec/part-registry.ts';

/** The most fields that one edit changes. */
const MOST_FIELDS = 4;

/** Girdle lengths that a stone may have, mm. */
const STONE_MM = { min: 0.6, max: 40 } as const;

/** Sets up to four fields of a design to values that its form would take, often to an end of the range. */
export function randomEdit(spec: DesignSpec, random: RandomSource): SpecPatch {
  const places = [
    ...Object.entries(spec.parts).flatMap(([id, part]) => fieldPlaces(id, part)),
    ...Object.keys(spec.stones).map((id) => ({
      path: `/stones/${id}/lengthMm`,
      value: (source: RandomSource) => numberWithin(STONE_MM, source),
    })),
  ];
  const count = 1 + Math.floor(random() * MOST_FIELDS);
  return Array.from({ length: count }, () => {
    const place = pick(random, places);
    return { op: 'add' as const, path: place.path, value: place.value(random) };
  });
}

interface Place {
  readonly path: string;
  readonly value: (random: RandomSource) => unknown;
}

function fieldPlaces(id: string, part: Part): readonly Place[] {
  return fieldsOfPart(part.kind).flatMap(({ key, meta }) => {
    const value = valueOf(meta);
    return value ? [{ path: `/parts/${id}/${key}`, value }] : [];
  });
}

/** References and outlines are left alone: what they may be depends on the rest of the design. */
function valueOf(meta: FieldMeta): Place['value'] | undefined {
  switch (meta.control) {
    case 'number':
      return (random) => stepped(meta, numberWithin(meta, random));
    case 'choice':
      return (random) => pick(random, meta.options);
    case 'part':
    case 'stone':
    case 'text':
    case 'outline':
      return undefined;
  }
}

function numberWithin({ min, max }: { readonly min: number; readonly max: number }, random: RandomSource): number {
  const luck = random();
  if (luck < 0.15) return min;
  if (luck < 0.3) return max;
  return min + (max - min) * random();
}

function stepped({ unit, min, max }: Extract<FieldMeta, { control: 'number' }>, value: number): number {
  const whole = unit === 'pieces' || unit === 'turns';
  return Math.min(max, Math.max(min, whole ? Math.round(value) : value));
}
