import { Button } from '../../../components/controls/button.tsx';
import { ErrorPanel } from '../../../components/display/error-panel.tsx';
import type { ListingEdit } from './listing-edits.ts';
import styles from './listing-conflict.module.css';
import { listingEdits } from './studio-listing-edits.ts';
import { fieldsBetween, type ListingField, typedListing } from './typed-listing.ts';

const labels: Readonly<Record<ListingField, string>> = {
  title: 'Title',
  sku: 'SKU',
  collection: 'Collection',
  tags: 'Tags',
  price: 'Your price',
  description: 'Description',
};

/** Why a design was not saved; where somebody else has changed it meanwhile, what they made of it, and whose stands. */
export function ListingConflict({ edit }: { readonly edit: ListingEdit }) {
  const { design, theirs, typed, problem } = edit;
  if (theirs === undefined)
    return problem === undefined ? null : (
      <ErrorPanel problem={problem}>
        <Button onClick={() => void listingEdits.save([design.id])}>Try again</Button>
      </ErrorPanel>
    );
  const told = typedListing(theirs);
  return (
    <div className={styles.conflict} role="alert">
      <p>Somebody else has changed {design.title} since you opened it. Nothing of yours is saved yet.</p>
      <dl className={styles.differences}>
        {fieldsBetween(design, theirs).map((field) => (
          <div key={field} className={styles.difference}>
            <dt>{labels[field]}</dt>
            <dd>
              Theirs: <strong>{told[field] || 'empty'}</strong>
            </dd>
            {typed[field] !== typedListing(design)[field] && (
              <dd>
                Yours: <strong>{typed[field] || 'empty'}</strong>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button onClick={() => void listingEdits.settle(design.id, 'mine')}>Save yours over theirs</Button>
        <Button onClick={() => void listingEdits.settle(design.id, 'theirs')}>Keep theirs</Button>
      </div>
    </div>
  );
}
