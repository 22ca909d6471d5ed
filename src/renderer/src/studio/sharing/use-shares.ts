import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { unwrap } from '../../api/studio-client.ts';
import { sharesOf, type SharedThing } from './share-api.ts';

const keyOf = (thing: SharedThing) => ['shares', thing] as const;

/** The links to something; nothing is asked while it is in no workshop. */
export function useShares(workshopId: string | undefined, thing: SharedThing) {
  return useQuery(
    {
      queryKey: [...keyOf(thing), workshopId],
      queryFn: async () => {
        const listed = await sharesOf(workshopId ?? '', thing);
        // Who does not sell has no links to see: that is no failure.
        if (!listed.ok && listed.problem.status === 403) return null;
        return unwrap(listed);
      },
      enabled: workshopId !== undefined,
      networkMode: 'always',
      retry: false,
    },
    queryClient,
  );
}

/** Reads the links to something anew: one was made or taken back. */
export const readSharesAgain = (thing: SharedThing): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(thing) });
