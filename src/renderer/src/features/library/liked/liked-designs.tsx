import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { useLikedImages } from '../../../state/liked-images.ts';
import { addressOfFilter, type CatalogueFilter, everything, filterIn, isFiltered } from '../catalogue-filter.ts';
import styles from '../catalogue.module.css';
import { DesignGrid } from '../design-grid.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { keptPrices } from '../kept-prices.ts';
import { Unread } from '../unread.tsx';
import { useDesigns } from '../use-designs.ts';
import { WorkshopChoice } from '../workshop-choice.tsx';
import { LikedHere } from './liked-here.tsx';

/**
 * Liked designs as their workshop has them; beside them those of this browser that are still on their way there, and without
 * a line all that this browser has.
 */
export function LikedDesigns() {
  const [params, setParams] = useSearchParams();
  const filter = { ...filterIn(params), liked: '' };
  const wanted = params.get('workshop');
  const designs = useDesigns({ workshop: wanted, filter: { ...filter, liked: 'true' } });
  const { workshops, workshopId, isOwn, found, error } = designs;
  const liked = useLikedImages((state) => state.likedImages);
  const lookIn = (id: string | null, next: CatalogueFilter) =>
    setParams({ ...(id === null ? {} : { workshop: id }), ...addressOfFilter(next) }, { replace: true });
  const isAll = !isFiltered(filter);
  const isShownWhole = isAll && isOwn && found !== undefined && designs.more === undefined;
  const there = new Set(found?.map(({ id }) => id));
  const here = error !== null || isShownWhole ? liked.filter((id) => !there.has(id)) : [];

  return (
    <div className={styles.catalogue}>
      <WorkshopChoice workshops={workshops} chosen={workshopId} onChoose={(id) => lookIn(id, filter)} />
      {isAll && found?.length === 0 && here.length === 0 && <NothingLiked />}
      {(found === undefined ? error === null : found.length > 0 || !isAll) && (
        <FilterBar filter={filter} onChange={(next) => lookIn(wanted, next)} />
      )}
      {error !== null && (
        <Unread
          error={error}
          withoutLine="Below is what you like and have opened in this browser."
          onRetry={designs.retry}
        />
      )}
      <p className={styles.note} role="status">
        {error === null && saidOf(found, isAll)}
      </p>
      {found?.length === 0 && !isAll && (
        <Button className={styles.all} onClick={() => lookIn(wanted, everything)}>
          Show all that you like
        </Button>
      )}
      <DesignGrid {...designs} />
      <LikedHere ids={here} isWithoutLine={error !== null} />
    </div>
  );
}

function saidOf(found: readonly unknown[] | undefined, isAll: boolean): string {
  if (found === undefined) return 'Reading what you like…';
  if (found.length === 0) return isAll ? '' : 'Nothing that you like is like this.';
  return keptPrices();
}

function NothingLiked() {
  return (
    <div className={styles.empty}>
      <p>Nothing is liked yet. Press the heart beside a piece, and it is found here, wherever you log in.</p>
      <ButtonLink variant="primary" to={paths.catalog}>
        Look through the library
      </ButtonLink>
    </div>
  );
}
