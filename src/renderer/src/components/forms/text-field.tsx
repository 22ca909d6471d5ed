import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import styles from './text-field.module.css';

interface TextFieldProps
  extends Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'disabled' | 'maxLength' | 'name' | 'required' | 'placeholder'
  > {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'tel' | 'email' | 'url' | 'password';
  /** A box of several lines. */
  readonly isLong?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onType: (text: string) => void;
}

/** One line of text, or a box of several, with its label and what is wrong with it. */
export function TextField({ label, hint, error, type = 'text', isLong = false, onType, ...rest }: TextFieldProps) {
  const name = rest.required ? label : `${label} (optional)`;
  return (
    <Field label={name} hint={hint} error={error}>
      {(control) =>
        isLong ? (
          <textarea
            {...control}
            {...rest}
            rows={4}
            className={styles.box}
            onChange={(event) => onType(event.target.value)}
          />
        ) : (
          <input
            {...control}
            {...rest}
            type={type}
            className={styles.line}
            onChange={(event) => onType(event.target.value)}
          />
        )
      }
    </Field>
  );
}
