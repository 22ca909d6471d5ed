import { useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps<Id extends string> {
  readonly legend: string;
  readonly options: readonly { readonly id: Id; readonly label: string; readonly swatch: string }[];
  readonly value: Id;
  readonly onSwitch: (id: Id) => void;
}

/** One of a few, each with its colour. */
export function Switch<Id extends string>({ legend, options, value, onSwitch }: SwitchProps<Id>) {
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ id, label, swatch }) => (
          <label key={id} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={id === value}
              onChange={() => onSwitch(id)}
            />
            <span className={styles.swatch} style={{ background: swatch }} aria-hidden />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
