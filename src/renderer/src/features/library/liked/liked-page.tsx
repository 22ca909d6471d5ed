import { useEffect } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { likesDesk } from '../../../studio/studio.ts';
import { LibraryHead } from '../library-head.tsx';
import styles from '../library-page.module.css';
import { LikedDesigns } from './liked-designs.tsx';

/** What whoever is logged in likes: the catalogue without the rest. */
export function LikedPage() {
  useTitle('Liked');
  // What was liked on another machine since this page was opened has its heart here, too.
  useEffect(() => likesDesk.sync(), []);
  return (
    <div className={styles.page}>
      <LibraryHead title="Liked" here={paths.liked} />
      <LikedDesigns />
    </div>
  );
}
