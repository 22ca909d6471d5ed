import { Progress } from '@base-ui/react/progress';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What is happening, in words. */
  readonly what: string;
  /** Share done, 0 to 1; undefined while it is unknown. */
  readonly share: number | undefined;
}

/** A progress bar with a label: a hairline that fills with metal. */
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
