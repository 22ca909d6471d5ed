import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { addressOfFilter, type CatalogueFilter, everything, filterIn, isFiltered } from './catalogue-filter.ts';
import styles from './catalogue.module.css';
import { DesignGrid } from './design-grid.tsx';
import { FilterBar } from './filter-bar.tsx';
import { keptPrices } from './kept-prices.ts';
import { Unread } from './unread.tsx';
import { useDesigns } from './use-designs.ts';
import { WorkshopChoice } from './workshop-choice.tsx';

/** The designs of the workshop from its server, by the time of their last change; the address is the filter. */
export function Catalogue() {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const wanted = params.get('workshop');
  const designs = useDesigns({ workshop: wanted, filter });
  const { workshops, workshopId, isOwn, found, error } = designs;
  const lookIn = (id: string | null, next: CatalogueFilter) =>
    setParams({ ...(id === null ? {} : { workshop: id }), ...addressOfFilter(next) }, { replace: true });
  const show = (next: CatalogueFilter) => lookIn(wanted, next);

  const choice = <WorkshopChoice workshops={workshops} chosen={workshopId} onChoose={(id) => lookIn(id, filter)} />;

  if (found?.length === 0 && !isFiltered(filter))
    return (
      <div className={styles.catalogue}>
        {choice}
        {isOwn ? <NothingKept /> : <p className={styles.note}>Nobody has kept a design in this workshop yet.</p>}
      </div>
    );
  return (
    <div className={styles.catalogue}>
      {choice}
      <FilterBar filter={filter} onChange={show} />
      {error !== null && (
        <Unread error={error} withoutLine="What was made in this browser lies under Trays." onRetry={designs.retry} />
      )}
      <p className={styles.note} role="status">
        {error === null && saidOf(found)}
      </p>
      {found?.length === 0 && (
        <Button className={styles.all} onClick={() => show(everything)}>
          Show all designs
        </Button>
      )}
      <DesignGrid {...designs} />
    </div>
  );
}

function saidOf(found: readonly unknown[] | undefined): string {
  if (found === undefined) return 'Reading the designs of your workshop…';
  if (found.length === 0) return 'No design of your workshop is like this.';
  return keptPrices();
}

function NothingKept() {
  return (
    <div className={styles.empty}>
      <p>What you like, change or keep is here, wherever you log in.</p>
      <ButtonLink variant="primary" to={paths.lightning}>
        Design from a sentence
      </ButtonLink>
    </div>
  );
}
