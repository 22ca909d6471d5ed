import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../api/query-client.ts';
import { useLookedIn } from '../use-looked-in.ts';
import { spaceOf, type UploadFilter, uploadsAfter } from './upload-calls.ts';

const now = { networkMode: 'always', retry: false } as const;

/** The pictures of a workshop, page by page, what they use, and what whoever is logged in may do with them. */
export function useUploads(wanted: string | null, filter: UploadFilter) {
  const { workshops, workshop, error: unseen, refetch } = useLookedIn(wanted);
  const workshopId = workshop?.id ?? '';
  const enabled = workshop !== undefined;
  const pages = useInfiniteQuery(
    {
      queryKey: ['uploads', workshopId, 'pages', filter],
      queryFn: ({ pageParam }) => uploadsAfter(workshopId, filter, pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next,
      enabled,
      ...now,
    },
    queryClient,
  );
  const space = useQuery(
    { queryKey: ['uploads', workshopId, 'space'], queryFn: () => spaceOf(workshopId), enabled, ...now },
    queryClient,
  );
  const role = workshop?.role;
  return {
    workshops,
    workshopId,
    /** As the server's `files.write` and `files.delete` say. */
    mayUpload: role !== undefined && role !== 'caster',
    mayDelete: role === 'owner' || role === 'seller',
    space: space.data,
    found: pages.data?.pages.flatMap(({ files }) => files),
    error: unseen ?? pages.error,
    retry() {
      void (unseen === null ? pages.refetch() : refetch());
      if (space.error !== null) void space.refetch();
    },
    /** Reads the page after those that are shown; undefined where there is none. */
    more: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
    isReadingMore: pages.isFetchingNextPage,
  };
}
