import { type ReactNode, useEffect } from 'react';
import { useTitle } from '../lib/hooks/use-title.ts';
import styles from './plain-page.module.css';

interface PlainPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A public page other than the landing page: a large title, one sentence, then the content. */
export function PlainPage({ title, lead, children }: PlainPageProps) {
  useTitle(title);
  useEffect(() => window.replayClicks?.(), []);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </article>
  );
}
