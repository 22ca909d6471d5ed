import { Link } from 'react-router-dom';
import { paths } from '../lib/navigation/paths.ts';
import styles from './trial-badge.module.css';
import { useTrial } from '../state/trial/trial-state.ts';
import { daysLeftInWords } from './trial-status.ts';

/** How many days of the trial are left; after its end, a link to the prices. It locks nothing. */
export function TrialBadge() {
  const trial = useTrial((state) => state.trial);
  if (trial === undefined) return null;
  const { daysLeft } = trial;
  return (
    <p className={styles.badge}>
      <span>
        Free trial: <strong>{daysLeftInWords(daysLeft)}</strong>
      </span>
      {daysLeft === 0 && <Link to={paths.pricing}>See the plans</Link>}
    </p>
  );
}
