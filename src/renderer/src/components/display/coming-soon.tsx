import styles from './coming-soon.module.css';

/** The mark of what is not built yet, the same wherever it is spoken of. */
export function ComingSoon() {
  return <span className={styles.mark}>Coming soon</span>;
}
