import { useEffect } from 'react';
import { tabTitle } from '#shared/site/page-heads.ts';

/** The page's name in the tab and in the history. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = tabTitle(page);
  }, [page]);
}
