import { classes } from '../../lib/classes.ts';
import styles from './summary-line.module.css';

interface SummaryLineProps {
  readonly entries: readonly string[];
  /** While new ones are being computed the old ones stay, in a paler colour. */
  readonly stale?: boolean;
}

/** The summary of a piece in one line. */
export function SummaryLine({ entries, stale = false }: SummaryLineProps) {
  return (
    <p className={classes(styles.line, stale && styles.stale)} data-testid="facts">
      {entries.map((entry, index) => (
        <span key={entry} className={styles.entry}>
          {entry}
          {index < entries.length - 1 && (
            <span className={styles.dot} aria-hidden>
              {' · '}
            </span>
          )}
        </span>
      ))}
    </p>
  );
}
