import { HONEYPOT_FIELD } from '#shared/forms/common-fields.ts';
import styles from './honeypot.module.css';

interface HoneypotProps {
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** A field that nobody sees: only a bot fills it in. */
export function Honeypot({ value, onType }: HoneypotProps) {
  return (
    <div className={styles.away} aria-hidden>
      <label>
        Leave this empty
        <input
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      </label>
    </div>
  );
}
