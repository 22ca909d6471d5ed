import { Fragment } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './figures-line.module.css';

interface FiguresLineProps {
  readonly figures: readonly string[];
  /** While new figures are being computed the old ones stay, in a paler colour. */
  readonly stale?: boolean;
}

/** The figures of a piece in one line. */
export function FiguresLine({ figures, stale = false }: FiguresLineProps) {
  return (
    <p className={classes(styles.figures, stale && styles.stale)} data-testid="facts">
      {figures.map((figure, index) => (
        <Fragment key={figure}>
          {index > 0 && (
            <span className={styles.dot} aria-hidden>
              {' · '}
            </span>
          )}
          <span className={styles.figure}>{figure}</span>
        </Fragment>
      ))}
    </p>
  );
}
