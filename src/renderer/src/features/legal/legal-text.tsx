import type { ReactNode } from 'react';
import { PlainPage } from '../../site/plain-page.tsx';
import styles from './legal-text.module.css';

export interface Clause {
  readonly heading: string;
  readonly text: ReactNode;
}

interface LegalTextProps {
  readonly title: string;
  readonly lead: string;
  readonly clauses: readonly Clause[];
}

/** Numbered clauses, each short enough to be read. */
export function LegalText({ title, lead, clauses }: LegalTextProps) {
  return (
    <PlainPage title={title} lead={lead}>
      <ol className={styles.clauses}>
        {clauses.map(({ heading, text }) => (
          <li key={heading} className={styles.clause}>
            <h2 className={styles.heading}>{heading}</h2>
            <div className={styles.text}>{text}</div>
          </li>
        ))}
      </ol>
    </PlainPage>
  );
}
