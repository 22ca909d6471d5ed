import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { RingDrawing } from './ring-drawing.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly sentence: ReactNode;
  readonly children?: ReactNode;
}

/** What a page shows while it has no content: a drawing, one sentence, and where to go. */
export function EmptyState({ title, sentence, children }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <RingDrawing />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.sentence}>{sentence}</p>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
