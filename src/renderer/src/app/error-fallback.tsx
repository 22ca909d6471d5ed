import styles from './error-fallback.module.css';

/** Whole page instead of a broken one; the link loads the start anew, since what is in memory can't be trusted. */
export function ErrorFallback() {
  return (
    <main className={styles.fallback} role="alert">
      <h1 className={styles.heading}>Something Went Wrong</h1>
      <p>An unexpected error occurred. Please try again later.</p>
      <a className={styles.home} href="/">
        Go to Home
      </a>
    </main>
  );
}
