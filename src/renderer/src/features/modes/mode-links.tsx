import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ComingSoon } from '../../components/display/coming-soon.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import styles from './mode-links.module.css';

const modes = [
  { to: paths.lightning, name: 'Say it', sentence: 'One sentence, four designs.' },
  { to: paths.form, name: 'Step by step', sentence: 'Five short steps with pictures. Skip any of them.' },
  { to: paths.expert, name: 'Talk it through', sentence: 'A conversation, and the pieces change with it.' },
  {
    to: paths.pro,
    name: 'Many at once',
    sentence: 'Up to 64 designs side by side, for professionals.',
    ahead: true,
  },
] as const;

/** Links to the four ways to begin. */
export function ModeLinks() {
  return (
    <nav aria-label="Ways to begin">
      <ul className={styles.modes}>
        {modes.map((mode) => (
          <li key={mode.to}>
            <Link className={styles.mode} to={mode.to}>
              <span className={styles.name}>
                {mode.name}
                <ArrowRight className={styles.arrow} size={16} strokeWidth={1.5} aria-hidden />
              </span>
              <span className={styles.sentence}>{mode.sentence}</span>
              {'ahead' in mode && (
                <span className={styles.ahead}>
                  <ComingSoon />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
