import { classes } from '../../lib/classes.ts';
import styles from './form-steps.module.css';

interface FormStepsProps {
  /** Counted from 0. */
  readonly step: number;
  readonly count: number;
  readonly onGo: (step: number) => void;
}

/** Which step of how many is shown; each can be gone to. */
export function FormSteps({ step, count, onGo }: FormStepsProps) {
  return (
    <nav aria-label="Steps">
      <ol className={styles.steps}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <button
              type="button"
              className={classes(styles.step, index <= step && styles.reached)}
              aria-current={index === step ? 'step' : undefined}
              aria-label={`Step ${index + 1} of ${count}`}
              onClick={() => onGo(index)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
