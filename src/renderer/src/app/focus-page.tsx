import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a page that is fetched first may take until its heading is there. */
const PATIENCE_MS = 5000;

/**
 * After a new page the keyboard stands at its heading, so that the next Tab goes on from there. Where the page puts it
 * somewhere itself, as into the box of a brief, it stays there; where only the search changes, it moves only if what it
 * stood on is gone.
 */
export function FocusPage() {
  const { pathname, search } = useLocation();
  const before = useRef({ pathname, search });
  useEffect(() => {
    const isNew = before.current.pathname !== pathname;
    const isOther = before.current.search !== search;
    before.current = { pathname, search };
    if (!isNew && !(isOther && isNowhere())) return;
    const leaving = document.activeElement;
    const isTaken = (): boolean => document.activeElement !== leaving && !isNowhere();
    const watcher = new MutationObserver(tryToFocus);
    const patience = setTimeout(() => watcher.disconnect(), PATIENCE_MS);
    watcher.observe(document.body, { childList: true, subtree: true });
    tryToFocus();
    return stop;

    function tryToFocus(): void {
      const heading = document.querySelector<HTMLElement>('#page h1');
      if (heading === null && !isTaken()) return;
      if (heading !== null && !isTaken()) focusOn(heading);
      stop();
    }
    function stop(): void {
      clearTimeout(patience);
      watcher.disconnect();
    }
  }, [pathname, search]);
  return null;
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
