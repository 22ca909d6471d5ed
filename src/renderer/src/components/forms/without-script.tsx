import { brand } from '#shared/brand.ts';
import styles from './without-script.module.css';

interface WithoutScriptProps {
  /** What could not be done. */
  readonly to?: string;
}

/** Shown where the browser runs no scripts, in place of what needs one. */
export function WithoutScript({ to = 'send this form' }: WithoutScriptProps) {
  return (
    <p className={styles.words} data-without-script>
      Please turn on JavaScript in your browser to {to}.
      {brand.supportEmail !== undefined && (
        <>
          {' '}
          Or write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
        </>
      )}
    </p>
  );
}
