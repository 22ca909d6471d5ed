import { Link } from 'react-router-dom';
import { listingPath } from '../../../lib/navigation/filled-paths.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useClientView } from '../../../state/client-view.ts';
import { useListing } from '../../../studio/pieces/use-listing.ts';
import styles from './in-catalogue.module.css';

/** What the workshop says of a design in its catalogue; nothing for a piece that it has not kept. */
export function InCatalogue({ id }: { readonly id: string }) {
  const listing = useListing(id);
  const isForClient = useClientView((state) => state.isOn);
  if (listing === undefined) return null;
  const { sku, collection, tags, description } = listing;
  const isSilent = [sku, collection, description].every((text) => text === '') && tags.length === 0;
  if (isForClient) return description === '' ? null : <p className={styles.description}>{description}</p>;
  return (
    <section className={styles.listing} aria-labelledby="listing-heading">
      <h2 className={styles.heading} id="listing-heading">
        In the catalogue
      </h2>
      {description !== '' && <p className={styles.description}>{description}</p>}
      {(sku !== '' || collection !== '') && (
        <p>{[sku === '' ? '' : `SKU ${sku}`, collection].filter((text) => text !== '').join(' · ')}</p>
      )}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Link to={`${paths.catalog}?tag=${encodeURIComponent(tag)}`}>{tag}</Link>
            </li>
          ))}
        </ul>
      )}
      <Link to={listingPath(id)}>
        {isSilent ? 'Add a stock number, tags or a price of your own' : 'Change titles, tags and price'}
      </Link>
    </section>
  );
}
