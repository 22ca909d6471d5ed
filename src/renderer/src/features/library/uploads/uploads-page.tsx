import { useTitle } from '../../../lib/hooks/use-title.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { LibraryHead } from '../library-head.tsx';
import styles from '../library-page.module.css';
import { Uploads } from './uploads.tsx';

/** The pictures that the workshop has uploaded. */
export function UploadsScreen() {
  useTitle('Uploads');
  return (
    <div className={styles.page}>
      <LibraryHead title="Uploads" here={paths.uploads} />
      <Uploads />
    </div>
  );
}
