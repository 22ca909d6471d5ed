import styles from './choice.module.css';
import { Field } from '../forms/field.tsx';

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
}

/** Options under one heading, e.g. the yellow golds. */
export interface ChoiceGroup {
  readonly label: string;
  readonly options: readonly ChoiceOption[];
}

interface ChoiceProps {
  readonly label: string;
  readonly hidesLabel?: boolean;
  readonly value: string;
  readonly options: readonly (ChoiceOption | ChoiceGroup)[];
  readonly disabled?: boolean;
  readonly onChoose: (value: string) => void;
}

/** A select. The native one: it works best on a counter tablet. */
export function Choice({ label, hidesLabel = false, value, options, disabled = false, onChoose }: ChoiceProps) {
  return (
    <Field label={label} hidesLabel={hidesLabel}>
      {(control) => (
        <select
          {...control}
          className={styles.select}
          value={value}
          disabled={disabled}
          onChange={(event) => onChoose(event.target.value)}
        >
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(optionElement)}
              </optgroup>
            ) : (
              optionElement(option)
            ),
          )}
        </select>
      )}
    </Field>
  );
}

function optionElement({ value, label }: ChoiceOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
