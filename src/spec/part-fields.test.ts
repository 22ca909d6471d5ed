import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { fieldsOfPart } from './part-fields.ts';
import { type PartInput, type PartKind, type PartOf, partSchema, partSchemas } from './part-registry.ts';

const kinds = Object.keys(partSchemas) as PartKind[];

describe('the fields of a part', () => {
  test.each(kinds)('of a %s all say what a form needs', (kind) => {
    const described = fieldsOfPart(kind).map((field) => field.key);
    const all = Object.keys(partSchemas[kind].shape).filter((key) => key !== 'kind');
    expect(described).toEqual(all);
  });

  test.each(kinds)('of a %s have a default inside their range', (kind) => {
    for (const { key, meta } of fieldsOfPart(kind)) {
      if (meta.control !== 'number') continue;
      const shape = partSchemas[kind].shape as Record<string, z.ZodType>;
      const value = shape[key]?.parse(undefined);
      expect(meta.step, key).toBeGreaterThan(0);
      // What most parts are made without may be left out.
      if (value === undefined) continue;
      expect(value, key).toBeGreaterThanOrEqual(meta.min);
      expect(value, key).toBeLessThanOrEqual(meta.max);
    }
  });

  test.each(kinds)('of a %s belong to a part of that name in the union', (kind) => {
    expect(partSchemas[kind].shape.kind.value).toBe(kind);
    expect(partSchema.options).toContain(partSchemas[kind]);
  });

  test('that name another part or a stone have labels of their own', () => {
    const labels = fieldsOfPart('link').map(({ meta }) => meta.label);
    expect(labels).toEqual(['Hangs from', 'Carries', 'Wire', 'Inside']);
  });

  test('are known to the compiler part by part', () => {
    expectTypeOf<PartOf<'milgrain'>>().toEqualTypeOf<{ kind: 'milgrain'; on: string; beadMm: number }>();
    expectTypeOf<Extract<PartInput, { kind: 'milgrain' }>>().toEqualTypeOf<{
      kind: 'milgrain';
      on: string;
      beadMm?: number | undefined;
    }>();
    expectTypeOf<PartKind>().toEqualTypeOf<keyof typeof partSchemas>();
    expect(kinds).toHaveLength(partSchema.options.length);
  });
});
