import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { queryClient } from '../../api/query-client.ts';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { useAuth } from '../../state/auth.ts';
import { workshopProfile } from '../../studio/workshop-profile.ts';
import { addressOfFilter, type CatalogueFilter, everything, filterIn, isFiltered } from './catalogue-filter.ts';
import styles from './catalogue.module.css';
import { CatalogueError, catalogueAfter, ownWorkshop } from './catalogue-pages.ts';
import { DesignCard } from './design-card.tsx';
import { FilterBar } from './filter-bar.tsx';

/** The designs of the workshop from its server, by the time of their last change; the address is the filter. */
export function Catalogue() {
  const userId = useAuth((state) => state.user?.userId);
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const show = (next: CatalogueFilter) => setParams(addressOfFilter(next), { replace: true });
  // Also without a line: then it fails at once, and says so, instead of waiting in silence.
  const always = { networkMode: 'always', retry: false } as const;
  const workshop = useQuery({ queryKey: ['own workshop', userId], queryFn: ownWorkshop, ...always }, queryClient);
  const workshopId = workshop.data;
  const designs = useInfiniteQuery(
    {
      queryKey: ['designs', userId, workshopId, filter],
      queryFn: ({ pageParam }) => catalogueAfter(workshopId ?? '', filter, pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next,
      enabled: workshopId !== undefined,
      ...always,
    },
    queryClient,
  );
  const error = workshop.error ?? designs.error;
  const retry = () => void (workshop.error === null ? designs.refetch() : workshop.refetch());
  const found = designs.data?.pages.flatMap((page) => page.designs);

  if (found?.length === 0 && !isFiltered(filter)) return <NothingKept />;
  return (
    <div className={styles.catalogue}>
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
            <DesignCard workshopId={workshopId ?? ''} design={design} />
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
  return `Weight and price are those of when each was kept${workshopProfile().exampleRates ? ', at example rates' : ''}.`;
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
