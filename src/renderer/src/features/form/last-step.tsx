import { TextField } from '../../components/forms/text-field.tsx';
import type { FormAnswers } from './sentence-of.ts';
import { QuestionLegend } from './question-legend.tsx';
import styles from './last-step.module.css';

interface LastStepProps extends Pick<FormAnswers, 'budget' | 'size' | 'more'> {
  /** ISO 4217. */
  readonly currency: string;
  /** What a size of the chosen piece looks like; undefined where it is made without one. */
  readonly sizeExample: string | undefined;
  readonly onAnswer: (answers: Partial<FormAnswers>) => void;
}

/** What no picture can answer: money, size, and everything else that the client said. */
export function LastStep({ budget, size, more, currency, sizeExample, onAnswer }: LastStepProps) {
  return (
    <fieldset className={styles.step}>
      <QuestionLegend>What else do we know?</QuestionLegend>
      <div className={styles.fields}>
        <TextField
          label={`Budget in ${currency}, at most`}
          value={budget}
          maxLength={40}
          onType={(typed) => onAnswer({ budget: typed })}
        />
        <TextField
          label="Size or length"
          hint={sizeExample}
          value={size}
          maxLength={40}
          onType={(typed) => onAnswer({ size: typed })}
        />
        <div className={styles.wide}>
          <TextField
            label="In the client’s own words"
            isLong
            value={more}
            maxLength={1500}
            onType={(typed) => onAnswer({ more: typed })}
          />
        </div>
      </div>
    </fieldset>
  );
}
