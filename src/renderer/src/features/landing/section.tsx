import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './section.module.css';

interface SectionProps {
  readonly id?: string;
  readonly heading: string;
  /** One sentence under the heading. */
  readonly lead?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section of the landing page: heading, one sentence, content. */
export function Section({ id, heading, lead, className, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={classes(styles.section, className)}
      aria-label={heading}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 className={styles.heading}>{heading}</h2>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
