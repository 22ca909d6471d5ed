import { useEffect } from 'react';

/**
 * Finds out who is signed in, after the first paint: the client of the pool is a chunk of its own that no first picture
 * waits for.
 */
export function useSession(): void {
  useEffect(() => {
    void import('./session.ts').then(({ openSession }) => openSession());
  }, []);
}
