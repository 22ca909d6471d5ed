import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import type { CatalogueDesign } from '../catalogue-pages.ts';
import styles from './bulk-tags.module.css';
import { listingEdits } from './studio-listing-edits.ts';
import { tagsTyped, typedListing } from './typed-listing.ts';

interface BulkTagsProps {
  readonly workshopId: string;
  /** Those that are shown. */
  readonly designs: readonly CatalogueDesign[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
}

/** Tags several designs at once; what it types is saved with the rest. */
export function BulkTags({ workshopId, designs, chosen, onChoose }: BulkTagsProps) {
  const [typed, setTyped] = useState('');
  const tags = tagsTyped(typed);
  const isAll = designs.every(({ id }) => chosen.has(id));
  const count = designs.filter(({ id }) => chosen.has(id)).length;

  function each(change: (before: readonly string[]) => readonly string[]): void {
    for (const design of designs) {
      if (!chosen.has(design.id)) continue;
      const now = listingEdits.store.getState().edits[design.id]?.typed ?? typedListing(design);
      listingEdits.type(workshopId, design, { tags: change(tagsTyped(now.tags)).join(', ') });
    }
    setTyped('');
  }

  return (
    <div className={styles.bar} role="group" aria-label="Tag several designs">
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={isAll}
          onChange={() => onChoose(new Set(isAll ? [] : designs.map(({ id }) => id)))}
        />
        {count === 0 ? 'Choose all' : `${count} chosen`}
      </label>
      <label className={styles.tags}>
        <span className="visually-hidden">Tags for the chosen designs</span>
        <input
          className={styles.input}
          autoComplete="off"
          placeholder="Tags for the chosen ones"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button
        disabled={count === 0 || tags.length === 0}
        onClick={() => each((before) => [...new Set([...before, ...tags])])}
      >
        Add
      </Button>
      <Button
        disabled={count === 0 || tags.length === 0}
        onClick={() => each((before) => before.filter((tag) => !tags.includes(tag)))}
      >
        Remove
      </Button>
    </div>
  );
}
