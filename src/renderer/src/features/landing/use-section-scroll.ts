import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { sectionScroll } from '../../styles/layout.ts';

/** Scrolls to the section in the address's hash at every navigation; without a hash, to the top. */
export function useSectionScroll(): void {
  const { hash, key } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  useEffect(() => {
    // After "back" the browser restores the scroll position, unless the address names a section.
    if (hash === '' && cameBack) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    const timer = setTimeout(() => scrollTo({ top: placeOf(hash.slice(1)), behavior }), sectionScroll.afterMs);
    return () => clearTimeout(timer);
  }, [hash, key, cameBack]);
}

/** The scroll position at which the section is 100 px below the upper edge. */
function placeOf(id: string): number {
  const section = id === '' ? null : document.getElementById(id);
  return section === null ? 0 : section.getBoundingClientRect().top + scrollY - sectionScroll.abovePx;
}
