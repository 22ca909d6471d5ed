import styles from './error-fallback.module.css';

/** A whole page in place of a broken one. Its link reloads the site, since the state in memory can't be trusted. */
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
