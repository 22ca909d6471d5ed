import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute } from '../routes/find-route.ts';

/** Fetches the page that most people open next while this one is being looked at. */
export function useNextPage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const next = findRoute(findRoute(pathname)?.next ?? '');
    if (next === undefined || !('page' in next)) return;
    // A page that can't be fetched now is asked for again when somebody goes there.
    next.page.load().catch(() => undefined);
  }, [pathname]);
}
