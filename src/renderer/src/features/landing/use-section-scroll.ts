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
    const timer = setTimeout(() => {
      const section = hash === '' ? null : document.getElementById(hash.slice(1));
      scrollTo({ top: placeOf(section), behavior });
      // The keyboard goes on from there.
      section?.focus({ preventScroll: true });
    }, sectionScroll.afterMs);
    return () => clearTimeout(timer);
  }, [hash, key, cameBack]);
}

/** The scroll position at which the section is 100 px below the upper edge. */
function placeOf(section: HTMLElement | null): number {
  return section === null ? 0 : section.getBoundingClientRect().top + scrollY - sectionScroll.abovePx;
}
