import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { addressOfFilter, type CatalogueFilter, everything, filterIn, isFiltered } from '../catalogue-filter.ts';
import catalogueStyles from '../catalogue.module.css';
import { FilterBar } from '../filter-bar.tsx';
import { Unread } from '../unread.tsx';
import { useDesigns } from '../use-designs.ts';
import { WorkshopChoice } from '../workshop-choice.tsx';
import { DesignPicture } from './design-picture.tsx';
import styles from './design-pictures.module.css';

/** The designs of a workshop as pictures alone, each to be opened or downloaded; the address is the filter. */
export function DesignPictures() {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const wanted = params.get('workshop');
  const designs = useDesigns({ workshop: wanted, filter });
  const { workshops, workshopId, found, error } = designs;
  const lookIn = (id: string | null, next: CatalogueFilter) =>
    setParams({ ...(id === null ? {} : { workshop: id }), ...addressOfFilter(next) }, { replace: true });
  const isNothing = found?.length === 0 && !isFiltered(filter);
  return (
    <div className={catalogueStyles.catalogue}>
      <WorkshopChoice workshops={workshops} chosen={workshopId} onChoose={(id) => lookIn(id, filter)} />
      {isNothing ? <NoPictures /> : <FilterBar filter={filter} onChange={(next) => lookIn(wanted, next)} />}
      {error !== null && (
        <Unread error={error} withoutLine="What was made in this browser lies under Trays." onRetry={designs.retry} />
      )}
      <p className={catalogueStyles.note} role="status">
        {error === null && !isNothing && saidOf(found)}
      </p>
      {found?.length === 0 && !isNothing && (
        <Button className={catalogueStyles.all} onClick={() => lookIn(wanted, everything)}>
          Show all pictures
        </Button>
      )}
      <ul className={styles.pictures}>
        {found?.map((design) => (
          <li key={design.id}>
            <DesignPicture workshopId={workshopId} design={design} mayKeep={designs.mayWrite} />
          </li>
        ))}
      </ul>
      {designs.more !== undefined && (
        <Button className={catalogueStyles.more} disabled={designs.isReadingMore} onClick={designs.more}>
          Show older ones
        </Button>
      )}
    </div>
  );
}

function saidOf(found: readonly unknown[] | undefined): string {
  if (found === undefined) return 'Reading the pictures of your workshop…';
  if (found.length === 0) return 'No picture of your workshop is like this.';
  return 'A downloaded picture carries its title, SKU, metal and stones, and says that it is a rendering.';
}

function NoPictures() {
  return (
    <div className={catalogueStyles.empty}>
      <p>Every design that you like, change or keep has its picture here.</p>
      <ButtonLink variant="primary" to={paths.lightning}>
        Design from a sentence
      </ButtonLink>
    </div>
  );
}
