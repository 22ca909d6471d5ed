import { Field } from '../../../components/forms/field.tsx';
import styles from './counter.module.css';

interface TypedAmountProps {
  readonly label: string;
  readonly typed: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onType: (typed: string) => void;
}

/** An amount as people type it; the phone shows its digits. */
export function TypedAmount({ label, typed, hint, error, onType }: TypedAmountProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          className={styles.amount}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
