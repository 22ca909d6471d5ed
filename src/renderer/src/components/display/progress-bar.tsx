import { Progress } from '@base-ui/react/progress';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What is happening, in words. */
  readonly what: string;
  /** Share done, 0 to 1; undefined while nobody can say. */
  readonly share: number | undefined;
}

/** What is being done and how far it is: a hairline that fills with metal. */
export function ProgressBar({ what, share }: ProgressBarProps) {
  return (
    <Progress.Root
      className={styles.progress}
      value={share === undefined ? null : Math.round(share * 100)}
      aria-valuetext={what}
    >
      <Progress.Label className={styles.what}>{what}</Progress.Label>
      <Progress.Track className={styles.track}>
        <Progress.Indicator className={styles.indicator} />
      </Progress.Track>
    </Progress.Root>
  );
}
