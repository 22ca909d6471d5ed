import { type KeyboardEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { addressOfFilter, type CatalogueFilter, everything, filterIn, isFiltered } from '../catalogue-filter.ts';
import catalogueStyles from '../catalogue.module.css';
import { FilterBar } from '../filter-bar.tsx';
import { Unread } from '../unread.tsx';
import { useDesigns } from '../use-designs.ts';
import { WorkshopChoice } from '../workshop-choice.tsx';
import { BulkTags } from './bulk-tags.tsx';
import { ListingRow } from './listing-row.tsx';
import styles from './listing-table.module.css';
import { nextCell } from './next-cell.ts';
import { SaveBar } from './save-bar.tsx';
import { listingEdits } from './studio-listing-edits.ts';

/** The designs of a workshop in a table, to be listed otherwise; the address is the filter. */
export function ListingTable() {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const wanted = params.get('workshop');
  const designs = useDesigns({ workshop: wanted, filter, isStill: true });
  const { workshops, workshopId, mayWrite, found, error } = designs;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const edits = useStore(listingEdits.store, (state) => state.edits);
  const table = useRef<HTMLTableElement>(null);
  const lookIn = (id: string | null, next: CatalogueFilter) => {
    setChosen(new Set());
    setParams({ ...(id === null ? {} : { workshop: id }), ...addressOfFilter(next) }, { replace: true });
  };
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  const shown = found ?? [];

  function onKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || table.current === null) return;
    const cell = nextCell(table.current, event.target, event.shiftKey ? -1 : 1);
    if (cell === undefined) return;
    event.preventDefault();
    cell.focus();
  }

  if (found?.length === 0 && !isFiltered(filter)) return <NothingToList />;
  return (
    <div className={catalogueStyles.catalogue} onKeyDown={onKey}>
      <WorkshopChoice workshops={workshops} chosen={workshopId} onChoose={(id) => lookIn(id, filter)} />
      <FilterBar filter={filter} onChange={(next) => lookIn(wanted, next)} />
      {error !== null && (
        <Unread
          error={error}
          withoutLine="Titles and tags are read and changed there; what you have typed stays on this page."
          onRetry={designs.retry}
        />
      )}
      <p className={catalogueStyles.note} role="status">
        {error === null && saidOf(found, mayWrite)}
      </p>
      {found?.length === 0 && (
        <Button className={catalogueStyles.all} onClick={() => lookIn(wanted, everything)}>
          Show all designs
        </Button>
      )}
      {shown.length > 0 && (
        <>
          {mayWrite && (
            <BulkTags workshopId={workshopId} designs={shown} chosen={chosen} onChoose={(ids) => setChosen(ids)} />
          )}
          <table className={styles.table} ref={table}>
            <thead className={styles.head}>
              <tr>
                {mayWrite && (
                  <th scope="col">
                    <span className="visually-hidden">Chosen</span>
                  </th>
                )}
                <th scope="col">Piece</th>
                <th scope="col">Title</th>
                <th scope="col">SKU</th>
                <th scope="col">Collection</th>
                <th scope="col">Tags</th>
                <th scope="col">Your price</th>
              </tr>
            </thead>
            {shown.map((design) => (
              <ListingRow
                key={design.id}
                workshopId={workshopId}
                design={design}
                edit={edits[design.id]}
                mayWrite={mayWrite}
                isChosen={chosen.has(design.id)}
                onChoose={(isChosen) => choose(design.id, isChosen)}
              />
            ))}
          </table>
        </>
      )}
      {designs.more !== undefined && (
        <Button className={catalogueStyles.more} disabled={designs.isReadingMore} onClick={designs.more}>
          Show older ones
        </Button>
      )}
      <SaveBar edits={edits} />
    </div>
  );
}

function saidOf(found: readonly unknown[] | undefined, mayWrite: boolean): string {
  if (found === undefined) return 'Reading the designs of your workshop…';
  if (found.length === 0) return 'No design of your workshop is like this.';
  return mayWrite
    ? 'Enter goes to the next design, Escape takes a field back, Ctrl + S saves.'
    : 'Your role in this workshop reads titles and tags, and does not change them.';
}

function NothingToList() {
  return (
    <div className={catalogueStyles.empty}>
      <p>Designs that you like, change or keep get their titles, stock numbers, tags and prices here.</p>
      <ButtonLink variant="primary" to={paths.lightning}>
        Design from a sentence
      </ButtonLink>
    </div>
  );
}
