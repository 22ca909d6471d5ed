import { type FormEvent, useCallback, useRef, useState } from 'react';
import { type FieldRule, problemWith } from '#shared/forms/field-rule.ts';

interface FormFields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  /** What is wrong with a field; undefined until the first submit. */
  problemOf(name: Name): string | undefined;
  type(name: Name, text: string): void;
  clear(): void;
  /** For `ref` of the form: takes over what was typed before React did, which it would overwrite. */
  readonly adopt: (form: HTMLFormElement | null) => void;
  /** For `onSubmit`: sends a valid form, or focuses the first invalid field. Ignores a submit while one is under way. */
  submit(event: FormEvent<HTMLFormElement>, send: () => Promise<void>): void;
}

/**
 * The texts of a form and the rules that they have to pass.
 * @param known what its fields begin with, where that is known
 */
export function useFormFields<Name extends string>(
  rules: Readonly<Record<Name, FieldRule>>,
  known?: Readonly<Record<Name, string>>,
): FormFields<Name> {
  const names = Object.keys(rules) as Name[];
  const empty = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
  const [values, setValues] = useState({ ...empty, ...known });
  const [isTried, setTried] = useState(false);
  const isSending = useRef(false);
  const adopt = useCallback((form: HTMLFormElement | null): void => {
    const fields = [...(form?.elements ?? [])].filter(
      (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
    );
    const typed = fields.filter(({ value }) => value !== '').map(({ name, value }) => [name, value] as const);
    if (typed.length === 0) return;
    setValues((before) => ({ ...before, ...Object.fromEntries(typed.filter(([name]) => name in before)) }));
  }, []);
  const problemNow = (name: Name): string | undefined => problemWith(values[name], rules[name]);

  return {
    values,
    problemOf: (name) => (isTried ? problemNow(name) : undefined),
    type: (name, text) => setValues((before) => ({ ...before, [name]: text })),
    adopt,
    clear() {
      setValues(empty);
      setTried(false);
    },
    submit(event, send) {
      event.preventDefault();
      const wrong = names.find((name) => problemNow(name) !== undefined);
      setTried(true);
      if (wrong !== undefined) {
        const field = event.currentTarget.elements.namedItem(wrong);
        if (field instanceof HTMLElement) field.focus();
        return;
      }
      if (isSending.current) return;
      isSending.current = true;
      void send().finally(() => {
        isSending.current = false;
      });
    },
  };
}
