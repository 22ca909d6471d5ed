import { z } from '@hono/zod-openapi';
import { type FieldRule, type FormRules, problemWith, tidyText } from '#shared/forms/field-rule.ts';

/** The schema of one field: it refuses in the words of the field's rule, and tidies a text that passes. */
export function fieldSchema(rule: FieldRule) {
  return z.string(problemWith('', { required: true })).transform((text, context) => {
    const problem = problemWith(text, rule);
    if (problem === undefined) return tidyText(text, rule);
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  });
}

type RequiredField = ReturnType<typeof fieldSchema>;
type OptionalField = z.ZodDefault<RequiredField>;

/** The schemas of a form's fields, as an object schema takes them. A field that is not required may be left out. */
export type FormShape<R extends FormRules> = {
  readonly [K in keyof R]: R[K] extends { readonly required: true } ? RequiredField : OptionalField;
};

/** Makes the schemas of a form from the rules that its screen uses, so that both ends agree. */
export function formShape<R extends FormRules>(rules: R): FormShape<R> {
  const fields = Object.entries(rules).map(([name, rule]) => [
    name,
    rule.required ? fieldSchema(rule) : fieldSchema(rule).default(''),
  ]);
  return Object.fromEntries(fields) as FormShape<R>;
}
