import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { useAuth } from '../../state/auth.ts';
import { workshopsToLookIn } from './catalogue-pages.ts';

/**
 * The workshop that is looked in, among those of whoever is logged in.
 * @param wanted its id in the address; without one, or with another's, it is their own
 */
export function useLookedIn(wanted: string | null) {
  const userId = useAuth((state) => state.user?.userId);
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['workshops', userId, 'to look in'],
      queryFn: workshopsToLookIn,
      networkMode: 'always',
      retry: false,
    },
    queryClient,
  );
  const own = data?.[0];
  const workshop = data?.find(({ id }) => id === wanted) ?? own;
  return { workshops: data ?? [], workshop, isOwn: workshop === own, error, refetch };
}
