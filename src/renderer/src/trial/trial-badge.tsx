import { Link } from 'react-router-dom';
import { paths } from '../lib/navigation/paths.ts';
import styles from './trial-badge.module.css';
import { useTrial } from '../state/trial/trial-state.ts';

/** How many days of the trial are left; after its end, a link to the prices. It locks nothing. */
export function TrialBadge() {
  const daysLeft = useTrial((state) => state.daysLeft);
  if (daysLeft === undefined) return null;
  return (
    <p className={styles.badge}>
      <span>
        Free trial: <strong>{daysLeft === 1 ? '1 day left' : `${daysLeft} days left`}</strong>
      </span>
      {daysLeft === 0 && <Link to={paths.pricing}>See the plans</Link>}
    </p>
  );
}
