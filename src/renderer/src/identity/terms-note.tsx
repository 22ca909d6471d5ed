import { paths } from '../lib/navigation/paths.ts';
import styles from './terms-note.module.css';

/** Beside the button that makes an account: what one agrees to, in a new tab, so that nothing typed is lost. */
export function TermsNote() {
  return (
    <p className={styles.note}>
      By creating an account you agree to the{' '}
      <a href={paths.terms} target="_blank" rel="noopener">
        Terms &amp; Conditions
      </a>
      . The{' '}
      <a href={paths.privacy} target="_blank" rel="noopener">
        Privacy Notice
      </a>{' '}
      says what is stored.
    </p>
  );
}
