import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page begins at its top; going back leaves the place to the browser, which remembers it. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    if (!cameBack) window.scrollTo(0, 0);
  }, [pathname, cameBack]);
  return null;
}
