import { useEffect } from 'react';
import { keeper } from '../studio.ts';

/** While the studio is open: what waits from earlier visits goes home, and again as soon as there is a line. */
export function useKeeping(): void {
  useEffect(() => {
    keeper.resume();
    addEventListener('online', keeper.resume);
    return () => removeEventListener('online', keeper.resume);
  }, []);
}
