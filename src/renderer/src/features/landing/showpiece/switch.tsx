import { useId } from 'react';
import { classes } from '../../../lib/classes.ts';
import styles from './switch.module.css';

interface SwitchProps<Id extends string> {
  readonly legend: string;
  readonly options: readonly { readonly id: Id; readonly label: string; readonly swatch: string }[];
  readonly value: Id;
  readonly onSwitch: (id: Id) => void;
}

/** Radio buttons with a colour swatch each, in rows of as many: none stands alone below the others. */
export function Switch<Id extends string>({ legend, options, value, onSwitch }: SwitchProps<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classes(styles.options, options.length % 2 === 0 ? styles.even : styles.odd)}>
        {options.map(({ id, label, swatch }) => (
          <label key={id} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={id === value}
              onChange={() => onSwitch(id)}
            />
            <svg className={styles.swatch} viewBox="0 0 18 18" aria-hidden>
              <circle cx="9" cy="9" r="9" fill={swatch} />
              <circle cx="9" cy="9" r="8.5" fill="none" stroke="#000" strokeOpacity="0.16" />
            </svg>
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
