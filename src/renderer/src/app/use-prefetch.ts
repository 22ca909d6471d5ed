import { useEffect } from 'react';

/** Fetches the page that most likely comes next while this one is being looked at. */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    // A page that can't be fetched now is asked for again when somebody goes there.
    load().catch(() => undefined);
  }, [load]);
}
