import { useEffect } from 'react';
import { paths } from '../lib/navigation/paths.ts';

/**
 * Finds out who is signed in, after the first paint: the client of the pool is a chunk of its own that no first picture
 * waits for. On the first page it comes after all that is seen there; other pages may be closed to strangers.
 */
export function useSession(): void {
  useEffect(() => {
    const open = (): void => void import('./session.ts').then(({ openSession }) => openSession());
    const mayWait = location.pathname === paths.landing && document.readyState !== 'complete';
    if (!mayWait) return open();
    addEventListener('load', open, { once: true });
    return () => removeEventListener('load', open);
  }, []);
}
