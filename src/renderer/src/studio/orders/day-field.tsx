import { Field } from '../../components/forms/field.tsx';
import styles from './order-dialog.module.css';

interface DayFieldProps {
  readonly label: string;
  /** ISO; empty without one. */
  readonly value: string;
  readonly disabled?: boolean;
  readonly onChange: (day: string) => void;
}

/** A day, chosen from the browser's own calendar. */
export function DayField({ label, value, disabled = false, onChange }: DayFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          className={styles.day}
          type="date"
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
