import { useTitle } from '../../lib/hooks/use-title.ts';
import { TrialBadge } from '../../trial/trial-badge.tsx';
import { BriefComposer } from '../../studio/composer/brief-composer.tsx';
import { ModeLinks } from './mode-links.tsx';
import { MetalRate } from './metal-rate.tsx';
import styles from './modes-page.module.css';
import { RecentWork } from './recent-work.tsx';

/** Home: one box, the other ways in, what was made last, and today's rate. */
export function ModesPage() {
  useTitle('Start');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>What shall we make?</h1>
        <div className={styles.today}>
          <TrialBadge />
          <MetalRate />
        </div>
      </header>
      <BriefComposer />
      <ModeLinks />
      <RecentWork />
    </div>
  );
}
