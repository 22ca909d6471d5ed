import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute } from '../routes/find-route.ts';

/** Prefetches the code of the page that most people open next. */
export function useNextPage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const next = findRoute(findRoute(pathname)?.next ?? '');
    if (next === undefined || !('page' in next)) return;
    // A failed prefetch is repeated when somebody opens the page.
    next.page.load().catch(() => undefined);
  }, [pathname]);
}
