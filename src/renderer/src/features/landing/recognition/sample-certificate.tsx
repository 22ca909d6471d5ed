import { Rosette } from '../../../components/display/brand-mark.tsx';
import styles from './recognition.module.css';

/** An engraved frame that is clearly a placeholder: no emblem, no number. */
export function SampleCertificate() {
  return (
    <div className={styles.sample}>
      <svg className={styles.engraving} viewBox="0 0 560 400" fill="none" stroke="currentColor" aria-hidden>
        <rect x="10" y="10" width="540" height="380" strokeWidth="1.5" />
        <rect x="34" y="34" width="492" height="332" strokeWidth="0.75" />
        {borderWaves.map((path) => (
          <path key={path} d={path} strokeWidth="0.5" />
        ))}
      </svg>
      <div className={styles.inscription}>
        <Rosette size={44} />
        <p className={styles.title}>Your certificate here</p>
        <p className={styles.note}>Sample</p>
      </div>
    </div>
  );
}

/** Two waves against each other in the border, as an engraver's machine draws them. */
const borderWaves = [0, 180].flatMap((phase) => [
  wave((step) => `${22 + step} ${22 + swing(step, phase)}`, 516),
  wave((step) => `${22 + step} ${378 + swing(step, phase)}`, 516),
  wave((step) => `${22 + swing(step, phase)} ${22 + step}`, 356),
  wave((step) => `${538 + swing(step, phase)} ${22 + step}`, 356),
]);

function wave(point: (step: number) => string, length: number): string {
  const steps = Array.from({ length: length / 2 + 1 }, (_, index) => index * 2);
  return `M${steps.map(point).join('L')}`;
}

function swing(step: number, phaseDeg: number): number {
  return Number((9 * Math.sin((step / 20) * 2 * Math.PI + (phaseDeg * Math.PI) / 180)).toFixed(1));
}
