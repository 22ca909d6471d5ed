import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { sectionScroll } from '../../styles/layout.ts';

/** Scrolls to the section that the address names, each time it is chosen; without one, to the top. */
export function useSectionScroll(): void {
  const { hash, key } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  useEffect(() => {
    // Going back leaves the place to the browser; an address that was opened with a section in it does not.
    if (hash === '' && cameBack) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    const timer = setTimeout(() => scrollTo({ top: placeOf(hash.slice(1)), behavior }), sectionScroll.afterMs);
    return () => clearTimeout(timer);
  }, [hash, key, cameBack]);
}

/** So that the section stands 100 px below the upper edge. */
function placeOf(id: string): number {
  const section = id === '' ? null : document.getElementById(id);
  return section === null ? 0 : section.getBoundingClientRect().top + scrollY - sectionScroll.abovePx;
}
