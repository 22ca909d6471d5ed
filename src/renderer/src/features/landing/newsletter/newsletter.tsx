import { NewsletterBox } from './newsletter-box.tsx';
import styles from './newsletter.module.css';

/** The newsletter: what it is about, beside the form. */
export function Newsletter() {
  return (
    <section className={styles.newsletter} aria-label="Newsletter">
      <div className={styles.box}>
        <div>
          <h2 className={styles.heading}>News from the workshop</h2>
          <p className={styles.lead}>Be the first to show your clients new pieces, stones and settings.</p>
        </div>
        <NewsletterBox />
      </div>
    </section>
  );
}
