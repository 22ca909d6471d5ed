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
    // Who has begun to fill in a form while the page came to life stays in it.
    if (isInField()) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    const timer = setTimeout(() => {
      if (isInField()) return;
      const section = hash === '' ? null : document.getElementById(hash.slice(1));
      if (section) bringFromTheSide(section, behavior);
      scrollTo({ top: placeOf(section), behavior });
      // The keyboard goes on from there.
      section?.focus({ preventScroll: true });
    }, sectionScroll.afterMs);
    return () => clearTimeout(timer);
  }, [hash, key, cameBack]);
}

/** Whether somebody is typing: the keyboard would be taken away from them. */
function isInField(): boolean {
  return document.activeElement?.matches('input, textarea, select') === true;
}

/** On a phone cards lie side by side: scrolls their row to the one that was asked for. */
function bringFromTheSide(card: HTMLElement, behavior: ScrollBehavior): void {
  const row = card.parentElement;
  if (row === null || row.scrollWidth <= row.clientWidth) return;
  const { left } = card.getBoundingClientRect();
  const inset = Number.parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0;
  row.scrollBy({ left: left - row.getBoundingClientRect().left - inset, behavior });
}

/** The scroll position at which the section is 100 px below the upper edge. */
function placeOf(section: HTMLElement | null): number {
  if (section === null) return 0;
  // A card that has not been seen yet stands lower than it will (`reveal.module.css`).
  const { m42: lowerPx } = new DOMMatrix(getComputedStyle(section).transform);
  return section.getBoundingClientRect().top - lowerPx + scrollY - sectionScroll.abovePx;
}
