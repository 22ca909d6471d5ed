import { z } from '@hono/zod-openapi';
import { seenText } from '#shared/forms/printable-line.ts';
import { type FieldRule, type FieldText, type FormRules, problemWith, readField } from '#shared/forms/field-rule.ts';

/** The schema of one field: it refuses in the words of the field's rule, and tidies a text that passes. */
export function fieldSchema<R extends FieldRule>(rule: R): FieldSchema<R> {
  return z.string(problemWith('', { required: true })).transform((text, context) => {
    const read = readField(seenText(text), rule);
    if (read.ok) return read.value;
    context.addIssue({ code: 'custom', message: read.problem });
    return z.NEVER;
  });
}

type FieldSchema<R extends FieldRule> = z.ZodPipe<z.ZodString, z.ZodTransform<FieldText<R>, string>>;

/** The schemas of a form's fields, as an object schema takes them. A field that is not required may be left out. */
export type FormShape<R extends FormRules> = {
  readonly [K in keyof R]: R[K] extends { readonly required: true }
    ? FieldSchema<R[K]>
    : z.ZodDefault<FieldSchema<R[K]>>;
};

/** Makes the schemas of a form from the rules that its screen uses, so that both ends agree. */
export function formShape<R extends FormRules>(rules: R): FormShape<R> {
  const fields = Object.entries(rules).map(([name, rule]) => [
    name,
    rule.required ? fieldSchema(rule) : fieldSchema<FieldRule>(rule).default(''),
  ]);
  return Object.fromEntries(fields) as FormShape<R>;
}
