import styles from './error-line.module.css';

/** What went wrong, with its remedy; nothing where nothing did. */
export function ErrorLine({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p className={styles.error} role="alert">
      {message}
    </p>
  );
}
