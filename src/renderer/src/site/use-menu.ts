import { type FocusEvent, type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The state of a menu that is a popover: the browser opens it without a script, closes it on Escape and on a press beside
 * it. It also closes on every choice, when the focus leaves it, and when the page changes. The focus returns to its button.
 */
export function useMenu() {
  const element = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const close = useCallback((): void => {
    if (element.current?.matches(':popover-open')) element.current.hidePopover();
  }, []);
  // It may have been opened before React took over.
  useEffect(() => setOpen(element.current?.matches(':popover-open') ?? false), []);
  const first = useRef(key);
  useEffect(() => {
    if (key === first.current) return;
    first.current = key;
    close();
  }, [key, close]);

  const menu = {
    ref: element,
    onToggle: (event: ToggleEvent<HTMLElement>): void => {
      setOpen(event.newState === 'open');
      if (event.newState === 'closed') returnFocus(event.currentTarget);
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      const isItsButton = relatedTarget instanceof HTMLElement && relatedTarget.hasAttribute('popovertarget');
      // Without a new target the window lost the focus, or the press beside the menu closes it anyway.
      if (relatedTarget !== null && !isInside && !isItsButton) close();
    },
  };
  return { isOpen, menu, close };
}

/**
 * A press on nothing in particular gives the focus to the page as a whole, and the keyboard would begin at its top. Whoever
 * pressed a link or a field beside the menu stays there.
 */
function returnFocus(menu: HTMLElement): void {
  const focused = document.activeElement;
  if (focused !== null && focused !== document.body && !focused.matches('main')) return;
  document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus({ preventScroll: true });
}
