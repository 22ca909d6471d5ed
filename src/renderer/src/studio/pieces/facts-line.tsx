import { Fragment } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './facts-line.module.css';

interface FactsLineProps {
  readonly facts: readonly string[];
  /** While new facts are being computed the old ones stay, in a paler colour. */
  readonly stale?: boolean;
}

/** The facts of a piece in one line. */
export function FactsLine({ facts, stale = false }: FactsLineProps) {
  return (
    <p className={classes(styles.facts, stale && styles.stale)} data-testid="facts">
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && (
            <span className={styles.dot} aria-hidden>
              {' · '}
            </span>
          )}
          <span className={styles.fact}>{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}
