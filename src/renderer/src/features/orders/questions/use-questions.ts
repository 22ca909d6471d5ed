import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../api/query-client.ts';
import { enquiriesAfter, type EnquiryFilter } from './enquiries-api.ts';

const keyOf = (workshopId: string) => ['questions', workshopId] as const;

/** What clients have asked a workshop, page by page. */
export const useQuestions = (workshopId: string, answered: EnquiryFilter) =>
  useInfiniteQuery(
    {
      queryKey: [...keyOf(workshopId), answered],
      queryFn: ({ pageParam }) => enquiriesAfter(workshopId, answered, pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next,
      networkMode: 'always',
      retry: false,
      refetchOnMount: 'always',
    },
    queryClient,
  );

/**
 * How many questions wait for an answer, as somebody says it: "3", "50 and more". Undefined while nobody knows, and for none.
 * @param workshopId undefined where its questions are not for who asks
 */
export function useWaitingQuestions(workshopId: string | undefined): string | undefined {
  const { data } = useQuery(
    {
      queryKey: [...keyOf(workshopId ?? ''), 'waiting'],
      queryFn: () => enquiriesAfter(workshopId ?? '', 'no', undefined),
      enabled: workshopId !== undefined,
      networkMode: 'always',
      retry: false,
    },
    queryClient,
  );
  const count = data?.enquiries.length ?? 0;
  if (count === 0) return undefined;
  return data?.next === undefined ? String(count) : `${count} and more`;
}

/** Reads them anew: one was answered or forgotten. */
export const readQuestionsAgain = (workshopId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(workshopId) });
