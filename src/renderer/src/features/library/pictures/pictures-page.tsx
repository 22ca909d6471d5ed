import { paths } from '../../../lib/navigation/paths.ts';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { LibraryHead } from '../library-head.tsx';
import styles from '../library-page.module.css';
import { DesignPictures } from './design-pictures.tsx';

/** The pictures of the workshop's designs that its address asks for. */
export function PicturesPage() {
  useTitle('Pictures');
  return (
    <div className={styles.page}>
      <LibraryHead title="Pictures" here={paths.pictures} />
      <DesignPictures />
    </div>
  );
}
