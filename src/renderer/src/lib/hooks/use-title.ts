import { useEffect } from 'react';
import { brand } from '#shared/brand.ts';

/** The page's name in the tab and in the history. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = page === '' ? brand.name : `${page} · ${brand.name}`;
  }, [page]);
}
