import type { z } from 'zod';
import { type FieldMeta, fieldRegistry, type PartMeasure } from './field.ts';
import { type Part, type PartKind, type PartOf, partSchemas } from './part-registry.ts';

/** One editable field of a part: its key in the document and what a slider, a form or `--help` shows. */
export interface PartField {
  readonly key: string;
  readonly meta: FieldMeta;
}

/** What a number may be. */
export type MeasureRange = Readonly<Record<'min' | 'max', number>>;

function metaOf(schema: z.ZodType): FieldMeta | undefined {
  const own = fieldRegistry.get(schema);
  if (own) return own;
  // `.optional()` and `.default()` wrap the schema that carries the meta.
  const inner = (schema as { def?: { innerType?: z.ZodType } }).def?.innerType;
  return inner ? metaOf(inner) : undefined;
}

function readFields(kind: PartKind): readonly PartField[] {
  const shape = partSchemas[kind].shape as Record<string, z.ZodType>;
  return Object.entries(shape).flatMap(([key, schema]) => {
    const meta = metaOf(schema);
    return meta ? [{ key, meta }] : [];
  });
}

/** The least and the greatest value of a number of a part kind, as its schema has them. */
export function rangeOfField<K extends PartKind>(kind: K, key: keyof PartOf<K> & string): MeasureRange {
  const meta = fieldsOfPart(kind).find((field) => field.key === key)?.meta;
  if (meta?.control !== 'number') throw new Error(`${key} of a ${kind} is no number`);
  return meta;
}

const known = new Map<PartKind, readonly PartField[]>();

/** The fields of a part kind in the order of its schema, read from the schema itself, once. */
export function fieldsOfPart(kind: PartKind): readonly PartField[] {
  const fields = known.get(kind) ?? readFields(kind);
  known.set(kind, fields);
  return fields;
}

/** A measure of one part: the field that has it, its value and the most that the field takes, in mm. */
export interface MeasureOfPart {
  readonly key: string;
  readonly mm: number;
  readonly maxMm: number;
}

/** What a part has of a measure that others depend on; undefined where its kind has none. */
export function measureOfPart(part: Part, measure: PartMeasure): MeasureOfPart | undefined {
  for (const { key, meta } of fieldsOfPart(part.kind)) {
    if (meta.control !== 'number' || meta.measures !== measure) continue;
    // A number field of a kind holds a number in each of its parts, which TypeScript cannot see.
    return { key, mm: (part as unknown as Readonly<Record<string, number>>)[key] as number, maxMm: meta.max };
  }
  return undefined;
}
