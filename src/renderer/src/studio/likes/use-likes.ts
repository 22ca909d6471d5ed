import { useEffect } from 'react';
import { likesDesk } from '../studio.ts';

/** While the studio is open: likes are kept, and go home as soon as there is a line. */
export function useLikes(): void {
  useEffect(() => {
    likesDesk.begin();
    addEventListener('online', likesDesk.sync);
    return () => {
      removeEventListener('online', likesDesk.sync);
      likesDesk.end();
    };
  }, []);
}
