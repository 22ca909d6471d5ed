import type { ReactNode } from 'react';
import styles from './sample-note.module.css';

/** Marks a part of a page that the shop has not filled in yet, and says what belongs there. */
export function SampleNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.note}>
      <strong className={styles.mark}>Sample</strong> {children}
    </p>
  );
}
