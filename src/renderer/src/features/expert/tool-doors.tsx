import { Link } from 'react-router-dom';
import { ComingSoon } from '../../components/display/coming-soon.tsx';
import { setPath } from '../../lib/navigation/filled-paths.ts';
import { paths } from '../../lib/navigation/paths.ts';
import styles from './tool-doors.module.css';

interface Tool {
  readonly to: string;
  readonly name: string;
  readonly ahead?: true;
}

const tools: readonly Tool[] = [
  { to: setPath, name: 'A matching set' },
  { to: '/expert-mode/image-variation', name: 'Many variations of one design' },
  { to: paths.sketch, name: 'From a sketch' },
  { to: '/expert-mode/outfit-matching', name: 'Match an outfit', ahead: true },
  { to: '/expert-mode/astrology', name: 'From a chart', ahead: true },
];

/** The doors to what else a designer may begin from; those that are not built yet say so. */
export function ToolDoors() {
  return (
    <nav className={styles.doors} aria-label="Other tools">
      <ul className={styles.list}>
        {tools.map(({ to, name, ahead = false }) => (
          <li key={to}>
            <Link className={styles.door} to={to}>
              {name} {ahead && <ComingSoon />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
