import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** The attributes that tie a control to its label, hint and error. */
interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

interface FieldProps {
  readonly label: string;
  /** Where what stands beside the control says it already: it is only read aloud. */
  readonly hidesLabel?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A labelled control with a hint, or what is wrong with it, underneath. */
export function Field({ label, hidesLabel = false, hint, error, children }: FieldProps) {
  const id = useId();
  const words = error ?? hint;
  const wordsId = `${id}-words`;
  return (
    <div className={styles.field}>
      <label className={hidesLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': words === undefined ? undefined : wordsId,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {words !== undefined && (
        <p id={wordsId} className={error === undefined ? styles.hint : styles.error}>
          {words}
        </p>
      )}
    </div>
  );
}
