import styles from './ready-now.module.css';

/** The mark of what can be used today, beside others that are marked as coming. */
export function ReadyNow() {
  return <span className={styles.mark}>Ready now</span>;
}
