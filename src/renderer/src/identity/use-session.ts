import { useEffect } from 'react';
import { paths } from '../lib/navigation/paths.ts';
import { useAuth } from '../state/auth.ts';

/**
 * Finds out who is signed in, after the first paint: the pool's client is a chunk of its own, for which no first paint
 * waits. The landing page loads it after everything visible; other pages may need it to show anything at all. Where no
 * sign-in is stored (`before-paint.ts` looks) nobody is signed in, and the pages need not wait to know that.
 */
export function useSession(): void {
  useEffect(() => {
    if (document.documentElement.dataset['session'] === 'none') useAuth.getState().setUser(null);
    const open = (): void => void import('./session.ts').then(({ openSession }) => openSession());
    const mayWait = location.pathname === paths.landing && document.readyState !== 'complete';
    if (!mayWait) return open();
    addEventListener('load', open, { once: true });
    return () => removeEventListener('load', open);
  }, []);
}
