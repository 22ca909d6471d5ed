import { Link } from 'react-router-dom';
import { ComingSoon } from '../../components/display/coming-soon.tsx';
import styles from './tool-doors.module.css';

const tools = [
  { to: '/expert-mode/set-generation', name: 'A matching set' },
  { to: '/expert-mode/image-variation', name: 'Many variations of one design' },
  { to: '/expert-mode/outfit-matching', name: 'Match an outfit' },
  { to: '/expert-mode/astrology', name: 'From a chart' },
  { to: '/expert-mode/sketchToJwellery', name: 'From a sketch' },
] as const;

/** The doors to what else a designer may begin from; none of them is built yet, and each says so. */
export function ToolDoors() {
  return (
    <nav className={styles.doors} aria-label="Other tools">
      <ul className={styles.list}>
        {tools.map(({ to, name }) => (
          <li key={to}>
            <Link className={styles.door} to={to}>
              {name} <ComingSoon />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
