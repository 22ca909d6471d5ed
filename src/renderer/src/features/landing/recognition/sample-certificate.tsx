import { Rosette } from '../../../components/display/brand-mark.tsx';
import { EngravedBorder } from './engraved-border.tsx';
import styles from './recognition.module.css';

/** An engraved frame that is clearly a placeholder: no emblem, no number. */
export function SampleCertificate() {
  return (
    <div className={styles.sample}>
      <svg className={styles.engraving} viewBox="0 0 560 400" fill="none" stroke="currentColor" aria-hidden>
        <rect x="10" y="10" width="540" height="380" strokeWidth="1.5" />
        <rect x="34" y="34" width="492" height="332" strokeWidth="0.75" />
        <EngravedBorder />
      </svg>
      <div className={styles.inscription}>
        <Rosette size={44} />
        <p className={styles.title}>Your certificate here</p>
        <p className={styles.note}>Sample</p>
      </div>
    </div>
  );
}
