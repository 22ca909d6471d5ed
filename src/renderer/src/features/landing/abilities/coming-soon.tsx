import styles from './coming-soon.module.css';

/** The mark of an ability that is not built yet, the same on its badge and on its card. */
export function ComingSoon() {
  return <span className={styles.mark}>Coming soon</span>;
}
