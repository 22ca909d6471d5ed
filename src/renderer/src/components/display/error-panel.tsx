import type { ReactNode } from 'react';
import type { Problem } from '#shared/result.ts';
import styles from './error-panel.module.css';

interface ErrorPanelProps {
  readonly problem: Pick<Problem, 'message' | 'remedy'>;
  /** What can be done about it right here. */
  readonly children?: ReactNode;
}

/** What went wrong and what to do next, beside the thing it is about. */
export function ErrorPanel({ problem, children }: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.message}>{problem.message}</p>
      <p className={styles.remedy}>{problem.remedy}</p>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
