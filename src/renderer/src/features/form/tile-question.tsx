import { optionPicture } from './option-picture.ts';
import type { FormQuestion } from './questions.ts';
import { QuestionLegend } from './question-legend.tsx';
import styles from './tile-question.module.css';

interface TileQuestionProps {
  readonly question: FormQuestion;
  /** The id of the option that was chosen; empty for none. */
  readonly chosen: string;
  /** An empty id takes the answer back. */
  readonly onChoose: (id: string) => void;
}

/** A question with a picture beside each answer. What was chosen is pressed again to take it back. */
export function TileQuestion({ question: { name, legend, options }, chosen, onChoose }: TileQuestionProps) {
  return (
    <fieldset className={styles.question}>
      <QuestionLegend>{legend}</QuestionLegend>
      <div className={styles.tiles}>
        {options.map(({ id, label }) => (
          <label key={id} className={styles.tile}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              onClick={() => chosen === id && onChoose('')}
            />
            <img className={styles.picture} src={optionPicture(name, id)} width={360} height={360} alt="" />
            <span className={styles.label}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
