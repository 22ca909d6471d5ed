import type { FieldText, FormRules } from './field-rule.ts';

/** What was entered in a form that keeps its rules: a text for each field. */
export type FieldTexts<R extends FormRules> = { readonly [K in keyof R & string]: FieldText<R[K]> };

/** The fields of a form in the order in which screens, files and e-mails show them. */
export function fieldNames<R extends FormRules>(rules: R): readonly (keyof R & string)[] {
  return Object.keys(rules);
}

/** The texts of a form alone, without what is sent or stored beside them. */
export function fieldTexts<R extends FormRules>(rules: R, form: FieldTexts<R>): FieldTexts<R> {
  return Object.fromEntries(fieldNames(rules).map((name) => [name, form[name]])) as FieldTexts<R>;
}
