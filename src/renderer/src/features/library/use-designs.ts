import { useInfiniteQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import type { CatalogueFilter } from './catalogue-filter.ts';
import { catalogueAfter, mayList } from './catalogue-pages.ts';
import { useLookedIn } from './use-looked-in.ts';

interface Wanted {
  /** Id of a workshop; without one, or with another's, it is their own. */
  readonly workshop: string | null;
  readonly filter: CatalogueFilter;
  /** Rows keep their places while somebody types in them. */
  readonly isStill?: boolean;
}

/** The designs of a workshop, page by page, and why they can't be read. */
export function useDesigns({ workshop: wanted, filter, isStill = false }: Wanted) {
  const looked = useLookedIn(wanted);
  const { workshop } = looked;
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
      refetchOnWindowFocus: !isStill,
    },
    queryClient,
  );
  return {
    workshops: looked.workshops,
    workshopId,
    isOwn: looked.isOwn,
    mayWrite: workshop !== undefined && mayList(workshop.role),
    found: designs.data?.pages.flatMap((page) => page.designs),
    error: looked.error ?? designs.error,
    retry: () => void (looked.error === null ? designs.refetch() : looked.refetch()),
    /** Reads the page after those that are shown; undefined where there is none. */
    more: designs.hasNextPage ? () => void designs.fetchNextPage() : undefined,
    isReadingMore: designs.isFetchingNextPage,
  };
}
