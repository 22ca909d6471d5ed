import { useTitle } from '../../lib/hooks/use-title.ts';
import { BriefComposer } from '../../studio/composer/brief-composer.tsx';
import styles from './lightning-page.module.css';

/** The box alone: a sentence, one key, four designs. */
export function LightningPage() {
  useTitle('Say it');
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Say it in a sentence.</h1>
      <p className={styles.lead}>Metal, stone, size, budget: as much as you know. Press Enter for four designs.</p>
      <BriefComposer />
    </div>
  );
}
