import { Choice } from '../../components/controls/choice.tsx';
import styles from './catalogue.module.css';
import type { WorkshopToLookIn } from './catalogue-pages.ts';

interface WorkshopChoiceProps {
  readonly workshops: readonly WorkshopToLookIn[];
  /** Its id. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Whose designs are shown, for who is in several workshops. */
export function WorkshopChoice({ workshops, chosen, onChoose }: WorkshopChoiceProps) {
  if (workshops.length < 2) return null;
  return (
    <div className={styles.workshops}>
      <Choice
        label="Workshop"
        value={chosen}
        options={workshops.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={onChoose}
      />
    </div>
  );
}
