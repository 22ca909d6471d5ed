import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { queryClient } from '../../api/query-client.ts';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { isAllExample } from '#spec/workshop/examples.ts';
import { workshopProfile } from '../../studio/workshop-profile.ts';
import { addressOfFilter, type CatalogueFilter, everything, filterIn, isFiltered } from './catalogue-filter.ts';
import styles from './catalogue.module.css';
import { CatalogueError, catalogueAfter } from './catalogue-pages.ts';
import { DesignCard } from './design-card.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useLookedIn } from './use-looked-in.ts';
import { WorkshopChoice } from './workshop-choice.tsx';

/** The designs of the workshop from its server, by the time of their last change; the address is the filter. */
export function Catalogue() {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const wanted = params.get('workshop');
  const { workshops, workshop, isOwn, ...looked } = useLookedIn(wanted);
  const lookIn = (id: string | null, next: CatalogueFilter) =>
    setParams({ ...(id === null ? {} : { workshop: id }), ...addressOfFilter(next) }, { replace: true });
  const show = (next: CatalogueFilter) => lookIn(wanted, next);
  const workshopId = workshop?.id ?? '';
  const designs = useInfiniteQuery(
    {
      queryKey: ['designs', workshopId, filter],
      queryFn: ({ pageParam }) => catalogueAfter(workshopId, filter, pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next,
      enabled: workshop !== undefined,
      // Also without a line: then it fails at once, and says so, instead of waiting in silence.
      networkMode: 'always',
      retry: false,
    },
    queryClient,
  );
  const error = looked.error ?? designs.error;
  const retry = () => void (looked.error === null ? designs.refetch() : looked.refetch());
  const found = designs.data?.pages.flatMap((page) => page.designs);

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
      {error !== null && <Unread error={error} onRetry={retry} />}
      <p className={styles.note} role="status">
        {error === null && saidOf(found)}
      </p>
      {found?.length === 0 && (
        <Button className={styles.all} onClick={() => show(everything)}>
          Show all designs
        </Button>
      )}
      <ul className={styles.designs}>
        {found?.map((design) => (
          <li key={design.id}>
            <DesignCard workshopId={workshopId} design={design} />
          </li>
        ))}
      </ul>
      {designs.hasNextPage && (
        <Button
          className={styles.more}
          disabled={designs.isFetchingNextPage}
          onClick={() => void designs.fetchNextPage()}
        >
          Show older ones
        </Button>
      )}
    </div>
  );
}

function saidOf(found: readonly unknown[] | undefined): string {
  if (found === undefined) return 'Reading the designs of your workshop…';
  if (found.length === 0) return 'No design of your workshop is like this.';
  return `Weight and price are those of when each was kept${isAllExample(workshopProfile()) ? ', at example rates' : ''}.`;
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

interface UnreadProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function Unread({ error, onRetry }: UnreadProps) {
  const problem = error instanceof CatalogueError && !error.isWithoutLine ? error.problem : withoutLine;
  return (
    <ErrorPanel problem={problem}>
      <Button onClick={onRetry}>Try again</Button>
    </ErrorPanel>
  );
}

const withoutLine = {
  message: 'There is no line to your workshop.',
  remedy: 'What was made in this browser lies under Trays. Check the connection, then try again.',
};
