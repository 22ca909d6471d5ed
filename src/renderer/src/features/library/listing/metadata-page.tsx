import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { LibraryHead } from '../library-head.tsx';
import styles from '../library-page.module.css';
import { ListingTable } from './listing-table.tsx';
import { OneListing } from './one-listing.tsx';

/** What the workshop says of its designs: in a table, or one by one. */
export function MetadataPage() {
  useTitle('Titles and tags');
  const [params] = useSearchParams();
  const one = params.get('design');
  return (
    <div className={styles.page}>
      <LibraryHead title="Titles and tags" here={paths.listings} />
      {one === null ? <ListingTable /> : <OneListing key={one} id={one} />}
    </div>
  );
}
