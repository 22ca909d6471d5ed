import { Button } from '../../components/controls/button.tsx';
import { ProgressBar } from '../../components/display/progress-bar.tsx';
import { designSession } from '../studio.ts';
import styles from './reading-brief.module.css';
import type { Designing } from './use-designing.ts';

/** Shown while a brief is being read: how far it is, and a way out. */
export function ReadingBrief({ what, share }: NonNullable<Designing['reading']>) {
  return (
    <div className={styles.reading}>
      <ProgressBar what={what} share={share} />
      <Button onClick={designSession.cancel}>Cancel</Button>
    </div>
  );
}
