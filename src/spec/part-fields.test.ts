import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { fieldsOfPart } from './part-fields.ts';
import { type PartKind, partSchema, partSchemas } from './part-registry.ts';

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
      expect(value, key).toBeGreaterThanOrEqual(meta.min);
      expect(value, key).toBeLessThanOrEqual(meta.max);
      expect(meta.step, key).toBeGreaterThan(0);
    }
  });

  test('the union of parts and the registry name the same kinds', () => {
    const inUnion = partSchema.options.map((option) => option.shape.kind.value);
    expect([...inUnion].sort()).toEqual([...kinds].sort());
  });
});
