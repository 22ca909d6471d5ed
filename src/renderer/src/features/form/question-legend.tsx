import styles from './question-legend.module.css';

/** What a step asks, over its answers. */
export function QuestionLegend({ children }: { readonly children: string }) {
  return <legend className={styles.legend}>{children}</legend>;
}
