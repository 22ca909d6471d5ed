import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { queryClient } from '../../../api/query-client.ts';
import { ButtonLink } from '../../../components/controls/button.tsx';
import { piecePath } from '../../../lib/navigation/filled-paths.ts';
import { PictureFrame } from '../../../studio/pieces/picture-frame.tsx';
import { filterIn } from '../catalogue-filter.ts';
import { designToList, type CatalogueDesign } from '../catalogue-pages.ts';
import { Unread } from '../unread.tsx';
import { useDesigns } from '../use-designs.ts';
import { useDesignPicture } from '../use-design-picture.ts';
import { ListingConflict } from './listing-conflict.tsx';
import { ListingForm } from './listing-form.tsx';
import styles from './one-listing.module.css';
import { SaveBar } from './save-bar.tsx';
import { listingEdits } from './studio-listing-edits.ts';

/** One design with all that is said of it, and the way to those before and after it in the table. */
export function OneListing({ id }: { readonly id: string }) {
  const [params] = useSearchParams();
  const { workshops, workshopId, found, mayWrite, ...list } = useDesigns({
    workshop: params.get('workshop'),
    filter: filterIn(params),
    isStill: true,
  });
  const read = useQuery(
    {
      queryKey: ['design', id],
      queryFn: () => designToList(workshops, id),
      enabled: workshops.length > 0,
      networkMode: 'always',
      retry: false,
    },
    queryClient,
  );
  const error = list.error ?? read.error;
  const listed = found?.find((design) => design.id === id);
  const design = listed ?? read.data?.design;
  const place = found?.findIndex((one) => one.id === id) ?? -1;
  const edits = useStore(listingEdits.store, (state) => state.edits);
  const to = (other: CatalogueDesign) => {
    const next = new URLSearchParams(params);
    next.set('design', other.id);
    return `?${next.toString()}`;
  };
  const table = new URLSearchParams(params);
  table.delete('design');
  const [before, after] = place === -1 ? [] : [found?.[place - 1], found?.[place + 1]];

  return (
    <div className={styles.one}>
      <nav className={styles.ways} aria-label="Designs">
        <Link to={`?${table.toString()}`}>All in a table</Link>
        {before && <Link to={to(before)}>Before: {before.title}</Link>}
        {after && <Link to={to(after)}>Next: {after.title}</Link>}
      </nav>
      {error !== null && design === undefined && (
        <Unread
          error={error}
          withoutLine="Titles and tags are read and changed there."
          onRetry={() => void (list.error === null ? read.refetch() : list.retry())}
        />
      )}
      {error === null && design === undefined && <p role="status">Reading the design…</p>}
      {design !== undefined && (
        <ListedOne
          workshopId={listed === undefined ? (read.data?.workshopId ?? '') : workshopId}
          design={design}
          mayWrite={listed === undefined ? (read.data?.mayWrite ?? false) : mayWrite}
        />
      )}
      <SaveBar edits={edits} />
    </div>
  );
}

interface ListedOneProps {
  readonly workshopId: string;
  readonly design: CatalogueDesign;
  readonly mayWrite: boolean;
}

function ListedOne({ workshopId, design, mayWrite }: ListedOneProps) {
  const pictures = useDesignPicture(workshopId, design);
  const edit = useStore(listingEdits.store, (state) => state.edits[design.id]);
  return (
    <article className={styles.design} aria-label={design.title}>
      <div className={styles.picture}>
        <PictureFrame alt={design.title} {...pictures} />
        <ButtonLink to={piecePath(design.id)}>Open the piece</ButtonLink>
      </div>
      <div className={styles.form}>
        <ListingForm workshopId={workshopId} design={design} edit={edit} mayWrite={mayWrite} />
        {edit !== undefined && <ListingConflict edit={edit} />}
      </div>
    </article>
  );
}
