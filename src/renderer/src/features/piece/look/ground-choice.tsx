import type { GroundName } from '#picture/contract.ts';
import styles from './ground-choice.module.css';

const names: Readonly<Record<GroundName, string>> = {
  white: 'White',
  paper: 'Paper',
  ivory: 'Ivory',
  slate: 'Slate',
  dark: 'Velvet',
};

interface GroundChoiceProps {
  readonly chosen: GroundName;
  readonly onChoose: (ground: GroundName) => void;
}

/** The choice of the ground that the piece lies on. */
export function GroundChoice({ chosen, onChoose }: GroundChoiceProps) {
  return (
    <fieldset className={styles.grounds}>
      <legend className={styles.legend}>Ground</legend>
      {(Object.keys(names) as GroundName[]).map((ground) => (
        <label key={ground} className={styles.ground}>
          <input
            className={styles.radio}
            type="radio"
            name="ground"
            checked={ground === chosen}
            onChange={() => onChoose(ground)}
          />
          <span className={`${styles.swatch} ${styles[ground]}`} />
          {names[ground]}
        </label>
      ))}
    </fieldset>
  );
}
