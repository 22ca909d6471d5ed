import styles from './fold-sign.module.css';

/** In the summary of what folds away: a plus, which is a minus while it is open. */
export function FoldSign() {
  return <span className={styles.sign} aria-hidden />;
}
